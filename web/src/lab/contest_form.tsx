import { GAMES_MAX, NODES_MAX, SEED_MAX } from '../engine/fields';
import { language } from '../i18n/languages';
import { rungName } from '../i18n/rungs';
import { rungOf } from '../shell/session/ladder';
import { RungSelect } from '../shell/ui/rung_select';
import { Segmented } from '../shell/ui/segmented';
import { type Contest, type Form, gamesOf, type Player, playerAt } from './contest';
import { USUAL_SPRT } from './contest_address';
import { ELO_MAX, fault, TIME_MAX } from './contest_fields';
import { decimalText, wholeText } from './figures';
import { formNames } from './form_names';
import { inForm } from './forms';
import type { Lab } from './lab';
import { carriedOver } from './own_weights';
import { PlayersField } from './players_field';
import { WeightsField } from './weights_field';
import { type Messages, messages } from './words/messages';

/** What a limit begins with once it is chosen. */
const USUAL_NODES = 2000;
const USUAL_TIME = 50;

/** Who plays, how many games, how much thinking, which starts. The browser says what is wrong with a number. */
export function ContestForm({ lab }: { lab: Lab }) {
  const t = messages.value;
  const wanted = lab.wanted.value;
  const { games, seed, form } = wanted;
  const refusal = fault(wanted);
  const rungs = lab.session.ladder.map(({ rung }) => rung);
  return (
    <form
      class="card match-form"
      data-testid="match-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === null) lab.begin();
      }}
    >
      <p class="quiet">{form === 'scores' ? t.labScoresHint : t.labHint}</p>
      {lab.forms.length === 1 ? null : (
        <div class="field">
          <Segmented
            label={t.labForm}
            value={form}
            choices={lab.forms.map((value) => ({ value, label: formNames(t)[value] }))}
            testId="form"
            onChange={(chosen) => {
              lab.wanted.value = inForm(wanted, chosen, rungs);
            }}
          />
        </div>
      )}
      <Players lab={lab} />
      <NumberField
        name="games"
        label={gamesLabel(t, form)}
        value={games}
        low={2}
        high={GAMES_MAX}
        step={2}
        onChange={(value) => change(lab, { games: value })}
      />
      <LimitField lab={lab} />
      {form === 'match' ? <SprtFields lab={lab} /> : null}
      <NumberField
        name="seed"
        label={t.labSeed}
        value={seed}
        low={0}
        high={SEED_MAX}
        step={1}
        onChange={(value) => change(lab, { seed: value })}
      />
      <OwnStart lab={lab} />
      {form === 'match' ? null : <p class="quiet figures">{t.labGamesInAll(gamesOf(wanted))}</p>}
      {refusal === null ? null : (
        <p class="warning" role="status" data-testid="form-fault">
          {refusal === 'tooManyGames' ? t.labTooMany : form === 'scores' ? t.labTooFewAlone : t.labTooFew}
        </p>
      )}
      <button type="submit" class="button primary" data-testid="match-start" disabled={refusal !== null}>
        {form === 'scores' ? t.labStartGames : t.labStart}
      </button>
    </form>
  );
}

/** That all games begin in one position, and the way back to those of the seed. */
function OwnStart({ lab }: { lab: Lab }) {
  const t = messages.value;
  if (lab.wanted.value.start === undefined) return null;
  return (
    <p class="row" data-testid="own-start">
      {t.labOwnStart}
      <button type="button" class="link" onClick={() => change(lab, { start: undefined })}>
        {t.labUsualStarts}
      </button>
    </p>
  );
}

/** What the number of games counts. */
function gamesLabel(t: Messages, form: Form): string {
  if (form === 'match') return t.labGames;
  return form === 'scores' ? t.labGamesOfEach : t.labGamesOfPair;
}

/** Two of them, all of a round robin or of those who play alone, or one and the others. */
function Players({ lab }: { lab: Lab }) {
  const t = messages.value;
  const { form, players } = lab.wanted.value;
  const set = (chosen: readonly Player[]) => change(lab, { players: chosen });
  if (form === 'match')
    return (
      <>
        <PlayerField lab={lab} place={0} name="a" label={t.labA} />
        <PlayerField lab={lab} place={1} name="b" label={t.labB} />
      </>
    );
  if (form === 'robin' || form === 'scores')
    return <PlayersField lab={lab} label={t.labTakePart} players={players} onChange={set} />;
  if (form === 'ladder') return <p class="quiet">{t.labLadderHint}</p>;
  const [first, ...others] = players;
  return (
    <>
      <PlayerField lab={lab} place={0} name="a" label={t.labA} />
      <PlayersField
        lab={lab}
        label={t.labB}
        players={others}
        without={first}
        onChange={(chosen) => set([playerAt(players, 0), ...chosen])}
      />
    </>
  );
}

function PlayerField({ lab, place, name, label }: { lab: Lab; place: number; name: string; label: string }) {
  const t = messages.value;
  const { game, ladder } = lab.session;
  const player = playerAt(lab.wanted.value.players, place);
  const { personalities } = lab;
  const words = lab.controller.words.value;
  // Weights stay with a player whose rung is changed where that one plays by such ones, too.
  const fitting = (changed: Player) => ({
    ...changed,
    weights: carriedOver(changed.weights, changed.rung, lab.weightsKinds),
  });
  const set = (changed: Partial<Player>) =>
    change(lab, {
      players: lab.wanted.value.players.map((known, other) =>
        other === place ? fitting({ ...known, ...changed }) : known,
      ),
    });
  return (
    <fieldset class="player-field">
      <legend>{label}</legend>
      <RungSelect
        game={game}
        ladder={ladder}
        value={player.rung}
        nameOf={(rung) => rungName(words, rungOf(ladder, rung))}
        label={label}
        testId={`player-${name}`}
        onChange={(rung) => set({ rung })}
      />
      {personalities.length === 0 ? null : (
        <select
          aria-label={t.labCharacter}
          value={player.personality}
          data-testid={`character-${name}`}
          onChange={(event) => set({ personality: event.currentTarget.value })}
        >
          <option value="">{t.labAsItIs}</option>
          {personalities.map(({ name: value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={player.blur}
          data-testid={`blur-${name}`}
          onChange={(event) => set({ blur: event.currentTarget.checked })}
        />
        {t.labErrs}
      </label>
      <WeightsField
        key={player.rung}
        lab={lab}
        player={player}
        name={name}
        onChange={(weights) => set({ weights })}
      />
    </fieldset>
  );
}

/** Nodes, with which everybody plays the same games, or time. */
function LimitField({ lab }: { lab: Lab }) {
  const t = messages.value;
  const { nodes, milliseconds } = lab.wanted.value;
  const isTime = milliseconds > 0;
  return (
    <div class="field">
      <Segmented
        label={t.labLimit}
        value={isTime ? 'time' : 'nodes'}
        choices={[
          { value: 'nodes', label: t.labEverywhere },
          { value: 'time', label: t.labThisMachine },
        ]}
        testId="limit"
        onChange={(chosen) =>
          change(
            lab,
            chosen === 'time'
              ? { nodes: 0, milliseconds: USUAL_TIME }
              : { nodes: USUAL_NODES, milliseconds: 0 },
          )
        }
      />
      {isTime ? (
        <NumberField
          name="ms"
          label={t.labTime}
          value={milliseconds}
          low={1}
          high={TIME_MAX}
          step={1}
          onChange={(value) => change(lab, { milliseconds: value })}
        />
      ) : (
        <NumberField
          name="nodes"
          label={t.labNodes}
          value={nodes}
          low={1}
          high={NODES_MAX}
          step={1}
          onChange={(value) => change(lab, { nodes: value })}
        />
      )}
      <p class="quiet">{isTime ? t.labTimeHint : t.labNodesHint}</p>
      {isTime ? <DeviceSpeed lab={lab} /> : null}
    </div>
  );
}

/** How fast this device thinks, beside the one that the release was measured on. */
function DeviceSpeed({ lab }: { lab: Lab }) {
  const t = messages.value;
  const speed = lab.speed.value;
  const { referenceSpeed } = lab;
  if (typeof speed === 'number' && referenceSpeed !== null)
    return (
      <p class="quiet" data-testid="device-speed">
        {t.labMeasured(
          wholeText(language.value, Math.round(speed)),
          decimalText(language.value, speed / referenceSpeed, 1),
        )}{' '}
        {t.labReference}
      </p>
    );
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="device-measure"
        disabled={speed === 'measuring'}
        onClick={() => void lab.measure()}
      >
        {speed === 'measuring' ? t.labMeasuring : t.labMeasure}
      </button>
      {speed === 'failed' ? <p class="warning">{t.labNotMeasured}</p> : null}
    </>
  );
}

/** Whether the match ends as soon as it is decided, and what it is to decide. */
function SprtFields({ lab }: { lab: Lab }) {
  const t = messages.value;
  const { sprt } = lab.wanted.value;
  return (
    <div class="field">
      <label class="check">
        <input
          type="checkbox"
          checked={sprt !== null}
          data-testid="sprt-on"
          onChange={(event) => change(lab, { sprt: event.currentTarget.checked ? USUAL_SPRT : null })}
        />
        {t.labUseSprt}
      </label>
      {sprt === null ? null : (
        <>
          <p class="quiet">{t.labSprtHint}</p>
          <div class="field-pair">
            <NumberField
              name="elo0"
              label={t.labElo0}
              value={sprt.elo0}
              low={-ELO_MAX}
              high={sprt.elo1 - 0.5}
              step="any"
              onChange={(elo0) => change(lab, { sprt: { ...sprt, elo0 } })}
            />
            <NumberField
              name="elo1"
              label={t.labElo1}
              value={sprt.elo1}
              low={sprt.elo0 + 0.5}
              high={ELO_MAX}
              step="any"
              onChange={(elo1) => change(lab, { sprt: { ...sprt, elo1 } })}
            />
            <NumberField
              name="alpha"
              label={t.labAlpha}
              value={sprt.alpha}
              low={0.001}
              high={0.499}
              step="any"
              onChange={(alpha) => change(lab, { sprt: { ...sprt, alpha } })}
            />
            <NumberField
              name="beta"
              label={t.labBeta}
              value={sprt.beta}
              low={0.001}
              high={0.499}
              step="any"
              onChange={(beta) => change(lab, { sprt: { ...sprt, beta } })}
            />
          </div>
        </>
      )}
    </div>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  value: number;
  low: number;
  high: number;
  step: number | 'any';
  onChange(value: number): void;
}

function NumberField({ name, label, value, low, high, step, onChange }: NumberFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        class="figures"
        name={name}
        inputMode="decimal"
        required
        min={low}
        max={high}
        step={step}
        value={value}
        onChange={(event) => {
          if (event.currentTarget.checkValidity()) onChange(event.currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}

function change(lab: Lab, changed: Partial<Contest>): void {
  lab.wanted.value = { ...lab.wanted.value, ...changed };
}
