import { Face } from '../../faces/face';
import { rungOf } from '../../shell/session/ladder';
import { attempt } from '../../shell/ui/attempt';
import { Icon } from '../../shell/ui/icons';
import { typeName } from '../battle/sentences';
import { lookOf } from '../board/piece_shapes';
import { Token } from '../cards/token';
import type { Side } from '../rules/snapshot';
import { opponentName } from '../setup/personality';
import { SignMark } from '../task/sign_mark';
import { taskSentence } from '../task/task_words';
import { type Sign, signsOf } from '../task/trait_glyphs';
import { type BattlePlan, landscapeOfPlan, ownUnits, readCondition, readUnit } from './battle_plan';
import type { Campaign } from './campaign';
import { battleName, battleStory } from './campaign_words';
import { ChoiceBefore } from './choice_before';
import { isOfRun } from './progress';
import { messages } from './words/messages';

/** A battle before it begins: who and where, what decides it, what can be chosen, and the way in. */
export function Briefing({ campaign }: { campaign: Campaign }) {
  const t = messages.value;
  const plan = campaign.plan.value;
  if (plan === null) return null;
  const { id, rung, personality } = plan;
  const { ladder } = campaign.host.session;
  const plans = campaign.chapters.flatMap(({ battles }) => battles);
  const number = plans.findIndex((known) => known.id === id);
  const before = plans[number - 1];
  const isOpen = campaign.canPlay(plan);
  const landscape = landscapeOfPlan(plan);
  const rounds = campaign.progress.reached.value.won[id];
  const { name: character, way } = t.personalities[personality];
  const units = ownUnits(plan, campaign.chosen.value).map(readUnit);
  const enemies = plan.enemy.map(readUnit);
  const story = battleStory(t, id);
  return (
    <section class="briefing" aria-labelledby="briefing-name" data-testid="briefing" data-battle={id}>
      <div class="briefing-head">
        <Face game="tactics" rung={rung} size={72} />
        <div>
          <h2 id="briefing-name">{battleName(t, id, number)}</h2>
          <p>{opponentName(t, rungOf(ladder, rung), { personality })}</p>
          <p class="quiet">
            {[
              t.rungNumber(rung),
              ...(landscape === null ? [] : [t.landscapes[landscape] ?? landscape]),
              ...(rounds === undefined ? [] : [t.wonIn(rounds)]),
            ].join(' · ')}
          </p>
        </div>
      </div>
      {story === '' ? null : <p class="briefing-story">{story}</p>}
      <p class="briefing-task" data-testid="briefing-task">
        <Icon name="flag" size={18} />
        <Task plan={plan} />
      </p>
      {isOpen ? <ChoiceBefore campaign={campaign} plan={plan} /> : null}
      <div class="briefing-sides">
        <Roster side={0} name={t.yourUnits} units={units} />
        <Roster side={1} name={t.theirUnits} units={enemies} />
      </div>
      <Legend signs={[...units, ...enemies].flatMap(signsOf)} />
      <p class="quiet briefing-character">
        {character}: {way} {t.costs[personality]}
      </p>
      <div class="briefing-start">
        {isOpen ? (
          <Ways campaign={campaign} isWon={rounds !== undefined && !isOfRun(id)} />
        ) : (
          <p data-testid="briefing-locked">
            {before === undefined ? t.plusLocked : t.locked(battleName(t, before.id, number - 1))}
          </p>
        )}
      </div>
    </section>
  );
}

function Task({ plan: { condition, own, enemy } }: { plan: BattlePlan }) {
  const t = messages.value;
  if (condition === undefined) return <span>{t.lastStanding}</span>;
  const read = readCondition(condition);
  const marked = [...own, ...enemy].filter((line) => readUnit(line).marked).length;
  return <span>{taskSentence(t, read, 0, marked)}</span>;
}

interface RosterProps {
  side: Side;
  name: string;
  units: readonly ReturnType<typeof readUnit>[];
}

function Roster({ side, name, units }: RosterProps) {
  const t = messages.value;
  return (
    <div>
      <h3>
        {name} <span class="quiet figures">{units.length}</span>
      </h3>
      <ul class="roster">
        {units.map((unit, place) => {
          const signs = signsOf(unit);
          const words = [typeName(t, unit.type), ...signs.map((sign) => t.traits[sign][0])].join(', ');
          return (
            <li key={place} title={words}>
              <Token side={side} type={lookOf(unit)} size={30} />
              <span class="roster-signs">
                {signs.map((sign) => (
                  <SignMark key={sign} sign={sign} size={12} />
                ))}
              </span>
              <span class="sr-only">{words}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What the signs on the rosters mean, each once. */
function Legend({ signs }: { signs: readonly Sign[] }) {
  const t = messages.value;
  if (signs.length === 0) return null;
  return (
    <ul class="unit-notes">
      {[...new Set(signs)].map((sign) => (
        <li key={sign}>
          <SignMark sign={sign} size={14} />
          <span>
            <strong>{t.traits[sign][0]}</strong> {t.traits[sign][1]}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Ways({ campaign, isWon }: { campaign: Campaign; isWon: boolean }) {
  const t = messages.value;
  const going = campaign.inProgress;
  const start = (
    <button
      type="button"
      class={going === null ? 'button primary large' : 'button'}
      data-testid="campaign-start"
      disabled={!campaign.isReady}
      onClick={() => attempt(() => campaign.start())}
    >
      {isWon || going !== null ? t.again : t.start}
    </button>
  );
  if (going === null) return start;
  return (
    <>
      <button
        type="button"
        class="button primary large"
        data-testid="campaign-continue"
        onClick={() => campaign.host.resume(going)}
      >
        {t.goOn(going.number ?? 1)}
      </button>
      {start}
    </>
  );
}
