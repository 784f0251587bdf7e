import { Icon } from '../../shell/ui/icons';
import type { Battle } from '../battle/battle';
import type { Body, Forecast } from '../battle/forecast';
import { openStrikes, type Selection } from '../battle/selection';
import { typeName } from '../battle/sentences';
import { lookOf } from '../board/piece_shapes';
import { cellName, Direction } from '../rules/cells';
import { hasTrait, Trait, type Unit, UnitType } from '../rules/snapshot';
import { BadgeNotes, badgesOf } from './badge_notes';
import { Token } from './token';
import { type Messages, messages } from './words/messages';

function typeHint(t: Messages, type: UnitType): string {
  if (type === UnitType.fighter) return t.fighterHint;
  return type === UnitType.archer ? t.archerHint : t.wizardHint;
}

interface ChosenProps {
  battle: Battle;
  /** A unit whose range is shown. */
  inspected?: Unit;
  selection?: Selection;
}

/** What is chosen: a unit that is looked at, a unit of the player's, or what it is about to do. */
export function ChosenCard({ battle, inspected, selection }: ChosenProps) {
  if (inspected !== undefined)
    return <UnitCard battle={battle} unit={inspected} note={messages.value.inspectEnemy} />;
  if (selection === undefined) return null;
  if (selection.forecast === null) return <SelectionCard battle={battle} selection={selection} />;
  return <ForecastCard battle={battle} selection={selection} forecast={selection.forecast} />;
}

interface UnitHeadProps {
  battle: Battle;
  unit: Unit;
  /** It is about to go elsewhere: what threatens it there is said below. */
  goes?: boolean;
}

function UnitHead({ battle, unit, goes = false }: UnitHeadProps) {
  const t = messages.value;
  const task = battle.task.value;
  return (
    <>
      <div class="context-head">
        <Token side={unit.side} type={lookOf(unit)} size={40} />
        <div class="context-name">
          <strong>{typeName(t, unit.type)}</strong>
          <dl class="stats figures">
            <div>
              <dt>{t.hitPoints}</dt>
              <dd>
                {unit.hitPoints}/{unit.fullHitPoints}
              </dd>
            </div>
            <div>
              <dt>{t.walks}</dt>
              <dd>{unit.movement}</dd>
            </div>
            <div>
              <dt>{t.damage}</dt>
              <dd>{unit.damage}</dd>
            </div>
          </dl>
        </div>
      </div>
      {task === null ? null : <task.UnitNotes unit={unit} />}
      <BadgeNotes badges={badgesOf(t, battle, unit, !goes)} />
    </>
  );
}

function UnitCard({ battle, unit, note }: { battle: Battle; unit: Unit; note: string }) {
  const t = messages.value;
  return (
    <div class="context" data-testid="inspected">
      <UnitHead battle={battle} unit={unit} />
      {hasTrait(unit, Trait.rooted) ? null : (
        <>
          <p class="quiet">{typeHint(t, unit.type)}</p>
          <p class="danger-note">
            <span class="swatch" />
            {note}
          </p>
        </>
      )}
    </div>
  );
}

function SelectionCard({ battle, selection }: { battle: Battle; selection: Selection }) {
  const t = messages.value;
  const staged = selection.cell >= 0;
  const strikes = staged ? openStrikes(selection) : [];
  return (
    <div class="context" data-testid="selection">
      <UnitHead battle={battle} unit={selection.unit} goes={staged} />
      {staged ? (
        <>
          <ExposureLine selection={selection} />
          {strikes.length === 0 ? <p class="quiet">{t.noStrikes}</p> : <h3>{t.strikes}</h3>}
          <ul class="strike-list">
            {strikes.map((strike) => (
              <li key={strike.code}>
                <StrikeButton battle={battle} strike={strike} />
              </li>
            ))}
          </ul>
          <div class="row">
            <button
              type="button"
              class="button primary"
              data-testid="confirm"
              onClick={() => battle.confirm()}
            >
              <Icon name="check" />
              {selection.cell === selection.unit.cell ? t.waitHere : t.moveHere}
            </button>
            <BackButton battle={battle} />
          </div>
        </>
      ) : (
        <>
          <p class="quiet">{typeHint(t, selection.unit.type)}</p>
          <p>{t.pickCell}</p>
        </>
      )}
    </div>
  );
}

const TURNS: Record<Direction, string> = {
  [Direction.none]: '',
  [Direction.north]: '',
  [Direction.east]: 'turn-east',
  [Direction.south]: 'turn-south',
  [Direction.west]: 'turn-west',
};

function StrikeButton({ battle, strike }: { battle: Battle; strike: Forecast }) {
  const t = messages.value;
  return (
    <button type="button" class="strike-button" onClick={() => battle.chooseStrike(strike.code)}>
      <span class={`strike-arrow ${TURNS[strike.action.direction]}`}>
        <Icon name="up" />
      </span>
      {strike.bodies.map((body) => (
        <span key={body.unit.index} class={body.friend ? 'strike-body friend' : 'strike-body'}>
          <Token side={body.unit.side} type={lookOf(body.unit)} size={22} />
          <span class="figures">{body.dies ? t.kills : `−${body.damage}`}</span>
        </span>
      ))}
    </button>
  );
}

function ForecastCard(props: { battle: Battle; selection: Selection; forecast: Forecast }) {
  const { battle, selection, forecast } = props;
  const t = messages.value;
  const friends = forecast.bodies.filter((body) => body.friend).length;
  return (
    <div class="context" data-testid="forecast">
      <div class="context-title">
        <Token side={selection.unit.side} type={lookOf(selection.unit)} size={26} />
        <strong>
          {typeName(t, selection.unit.type)} {cellName(selection.cell)}
        </strong>
        <span class="quiet">{t.forecast}</span>
      </div>
      {friends > 0 ? (
        <p class="warning" role="alert">
          <Icon name="warning" />
          <span>
            <strong>{t.friendlyFire}</strong> {t.friendlyFireBody(friends)}
          </span>
        </p>
      ) : null}
      <ul class="bodies">
        {forecast.bodies.map((body) => (
          <BodyLine key={body.unit.index} body={body} />
        ))}
      </ul>
      <ExposureLine selection={selection} />
      <p class="quiet context-tip">{t.confirmAgain}</p>
      <div class="row">
        <button type="button" class="button primary" data-testid="confirm" onClick={() => battle.confirm()}>
          {t.strike}
        </button>
        <BackButton battle={battle} />
      </div>
    </div>
  );
}

function BackButton({ battle }: { battle: Battle }) {
  const t = messages.value;
  return (
    <button type="button" class="button" data-testid="back-out" onClick={() => battle.backOut()}>
      {t.back}
    </button>
  );
}

/** One body of a forecast: hit points before and after, what goes hatched. */
function BodyLine({ body }: { body: Body }) {
  const t = messages.value;
  const full = Math.max(1, body.unit.fullHitPoints);
  const left = Math.max(0, body.left);
  return (
    <li class={body.friend ? 'body friend' : 'body'}>
      <Token side={body.unit.side} type={lookOf(body.unit)} size={30} fallen={body.dies} />
      <div class="body-words">
        <span>
          {typeName(t, body.unit.type)}
          {body.dies ? <b class="kill">{t.kills}</b> : null}
        </span>
        <span class="body-bar">
          <span class="body-left" style={{ width: `${(100 * left) / full}%` }} />
          <span class="body-loss" style={{ width: `${(100 * (body.unit.hitPoints - left)) / full}%` }} />
        </span>
      </div>
      <span class="body-figures figures">
        <b>−{body.damage}</b>
        <span>{t.hitPointsChange(body.unit.hitPoints, left)}</span>
      </span>
    </li>
  );
}

function ExposureLine({ selection }: { selection: Selection }) {
  const t = messages.value;
  const exposure = selection.exposure;
  if (exposure === null) return null;
  if (exposure.strikers.length === 0) {
    return (
      <p class="exposure safe">
        <Icon name="shield" />
        {t.safe}
      </p>
    );
  }
  return (
    <p class={exposure.deadly ? 'exposure lethal' : 'exposure'}>
      <Icon name={exposure.deadly ? 'warning' : 'eye'} />
      <span>
        {t.exposed(exposure.strikers.length, exposure.damage)}
        {exposure.deadly ? <b>: {t.exposedLethal}</b> : null}
      </span>
    </p>
  );
}
