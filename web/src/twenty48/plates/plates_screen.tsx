import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Twenty48Module } from '../../../../wasm/twenty48';
import { ActionButton } from '../../board/action_button';
import { HomeBar } from '../../shell/ui/home_bar';
import { Icon } from '../../shell/ui/icons';
import { Segmented } from '../../shell/ui/segmented';
import { type Messages, messages } from '../words/messages';
import { decodeSteps, type Picture, pictureAfter, type SearchStep, StepKind } from './search';
import { depthOf, LEAVES, notesOf, parentOf, plateName } from './tree';
import { TreePicture } from './tree_picture';

interface PlatesProps {
  module: Pick<Twenty48Module, 'platesNotes' | 'platesSearch'>;
  onHome(): void;
}

/** Between two steps that come by themselves. */
const STEP_MS = 700;

/** The three plates: the engine's own search of a small tree, step by step, with and without pruning. */
export function PlatesScreen({ module, onHome }: PlatesProps) {
  const t = messages.value;
  const prunes = useSignal(true);
  const at = useSignal(0);
  const playing = useSignal(false);
  const notes = useMemo(() => Array.from(module.platesNotes()), [module]);
  const steps = useMemo(() => decodeSteps(module.platesSearch(prunes.value)), [module, prunes.value]);
  const picture = pictureAfter(steps, at.value);
  const step = steps[at.value - 1];
  const last = steps.length;
  useEffect(() => {
    if (!playing.value) return;
    const timer = window.setInterval(() => {
      at.value = Math.min(last, at.value + 1);
      if (at.value === last) playing.value = false;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [playing.value, last]);
  const go = (place: number) => {
    playing.value = false;
    at.value = Math.min(last, Math.max(0, place));
  };
  const toggle = () => {
    if (at.value === last) at.value = 0;
    playing.value = !playing.value;
  };
  return (
    <main class="plates">
      <HomeBar title={t.platesTitle} onHome={onHome} />
      <div class="plates-body">
        <TreePicture picture={picture} notes={notes} here={step?.node ?? -1} />
        <div class="plates-side">
          <p>{t.platesRules}</p>
          <Segmented
            label={t.platesSearch}
            testId="plates-prunes"
            narrow
            value={prunes.value ? 'pruned' : 'whole'}
            choices={[
              { value: 'pruned', label: t.platesPruned },
              { value: 'whole', label: t.platesWhole },
            ]}
            onChange={(value) => {
              go(0);
              prunes.value = value === 'pruned';
            }}
          />
          <p class="plates-count figures" data-testid="plates-count">
            {t.platesCount(picture.looked, LEAVES)}
          </p>
          <p class="plates-word" aria-live="polite" data-testid="plates-word">
            {step === undefined ? t.platesBegin : describeStep(t, step, picture, notes)}
          </p>
          <input
            type="range"
            class="slider"
            min={0}
            max={last}
            value={at.value}
            style={{ '--share': at.value / last }}
            aria-label={t.platesStep}
            data-testid="plates-step"
            onInput={(event) => go(event.currentTarget.valueAsNumber)}
          />
          <div class="row plates-steps">
            <ActionButton
              icon="back"
              label={t.back}
              testId="plates-back"
              disabled={at.value === 0}
              onAct={() => go(at.value - 1)}
            />
            <ActionButton
              icon={playing.value ? 'pause' : 'play'}
              label={playing.value ? t.twenty48Pause : t.platesPlay}
              testId="plates-play"
              onAct={toggle}
            />
            <button
              type="button"
              class="button primary"
              disabled={at.value === last}
              data-testid="plates-next"
              onClick={() => go(at.value + 1)}
            >
              <span>{t.platesNext}</span>
              <Icon name="forward" />
            </button>
          </div>
        </div>
      </div>
    </main>
  );
}

/** A step in words. */
function describeStep(
  t: Messages,
  { kind, node, value }: SearchStep,
  { standings }: Picture,
  notes: readonly number[],
): string {
  const name = nodeName(t, node, notes);
  if (kind === StepKind.enter) return t.platesEnters(name);
  if (kind === StepKind.look) return t.platesLooks(value);
  if (kind === StepKind.take)
    return node === 0 || depthOf(node) === 2 ? t.platesAtLeast(name, value) : t.platesAtMost(name, value);
  const cut = standings.some((standing, child) => standing === 'pruned' && parentOf(child) === node);
  if (cut) return t.platesCut(name, value);
  return node === 0 ? t.platesDone(value) : t.platesLeaves(name, value);
}

function nodeName(t: Messages, node: number, notes: readonly number[]): string {
  const depth = depthOf(node);
  if (depth === 0) return t.platesRoot;
  if (depth === 1) return t.platesPlate(plateName(node));
  return t.platesPair(notesOf(node, notes).join(' + '));
}
