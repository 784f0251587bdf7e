import type { ComponentChildren } from 'preact';
import { typeName } from '../battle/sentences';
import { Token } from '../cards/token';
import { SignMark } from '../task/sign_mark';
import { SIGNS, type Sign } from '../task/trait_glyphs';
import { type BattlePlan, readUnit } from './battle_plan';
import type { Campaign } from './campaign';
import { messages } from './words/messages';

interface ChoiceProps {
  campaign: Campaign;
  plan: BattlePlan;
}

/** What the player takes into a battle. */
export function ChoiceBefore({ campaign, plan }: ChoiceProps) {
  const { choice } = plan;
  if (choice === undefined) return null;
  return 'units' in choice ? (
    <UnitsToTake campaign={campaign} units={choice.units} take={choice.take} />
  ) : (
    <TraitsToGive campaign={campaign} own={plan.own} traits={choice.traits} take={choice.take} />
  );
}

interface UnitsProps {
  campaign: Campaign;
  units: readonly string[];
  take: number;
}

function UnitsToTake({ campaign, units, take }: UnitsProps) {
  const t = messages.value;
  const { units: chosen } = campaign.chosen.value;
  // The one that was chosen first makes room.
  const press = (place: number) =>
    campaign.choose({
      units: chosen.includes(place)
        ? chosen.filter((other) => other !== place)
        : [...chosen, place].slice(-take),
      traits: [],
    });
  return (
    <fieldset class="choice" data-testid="choice">
      <legend>{t.takeUnits(take, units.length)}</legend>
      <div class="choice-row">
        {units.map((line, place) => {
          const { type } = readUnit(line);
          return (
            <Pick
              key={place}
              testId={`take-${place}`}
              isChosen={chosen.includes(place)}
              onPress={() => press(place)}
            >
              <Token side={0} type={type} size={40} />
              {typeName(t, type)}
            </Pick>
          );
        })}
      </div>
    </fieldset>
  );
}

interface TraitsProps {
  campaign: Campaign;
  own: readonly string[];
  traits: readonly string[];
  take: number;
}

function TraitsToGive({ campaign, own, traits, take }: TraitsProps) {
  const t = messages.value;
  const { traits: chosen } = campaign.chosen.value;
  const change = (slot: number, part: { trait?: number; unit?: number }) =>
    campaign.choose({
      units: [],
      traits: chosen.map((given, at) => {
        if (at === slot) return { ...given, ...part };
        // Nothing is given twice: the other slot takes what this one had.
        return given.trait === part.trait ? { ...given, trait: chosen[slot]?.trait ?? 0 } : given;
      }),
    });
  return (
    <>
      {chosen.map((given, slot) => (
        <fieldset key={slot} class="choice" data-testid={`choice-${slot}`}>
          <legend>{take === 1 ? t.giveTrait : t.giveTraits(slot + 1, take)}</legend>
          <div class="choice-row">
            {traits.map((name, trait) => (
              <Pick
                key={name}
                testId={`trait-${slot}-${name}`}
                isChosen={given.trait === trait}
                onPress={() => change(slot, { trait })}
              >
                <span class="choice-name">
                  <SignMark sign={signOf(name)} size={18} />
                  {t.traits[signOf(name)][0]}
                </span>
                <small>{t.traits[signOf(name)][1]}</small>
              </Pick>
            ))}
          </div>
          <p class="quiet choice-whom">{t.toWhom}</p>
          <div class="choice-row choice-units">
            {own.map((line, unit) => {
              const { type } = readUnit(line);
              return (
                <Pick
                  key={unit}
                  testId={`to-${slot}-${unit}`}
                  isChosen={given.unit === unit}
                  label={`${typeName(t, type)} ${unit + 1}`}
                  onPress={() => change(slot, { unit })}
                >
                  <Token side={0} type={type} size={32} />
                </Pick>
              );
            })}
          </div>
        </fieldset>
      ))}
    </>
  );
}

function signOf(name: string): Sign {
  return name in SIGNS && name !== 'flag' ? (name as Sign) : 'tough';
}

interface PickProps {
  testId: string;
  isChosen: boolean;
  /** Where what stands on it says too little. */
  label?: string;
  onPress(): void;
  children: ComponentChildren;
}

function Pick({ testId, isChosen, label, onPress, children }: PickProps) {
  return (
    <button
      type="button"
      class="pick"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      data-testid={testId}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
