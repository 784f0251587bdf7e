import { useSignal } from '@preact/signals';
import { decimal, figure } from '../../i18n/figures';
import { LongScreen } from '../../shell/ui/long_screen';
import { Segmented } from '../../shell/ui/segmented';
import { colourName } from '../sentences';
import { type Measured, ofTen, REMEDIES, type Remedy, type Repeats, type WinningLine } from './remedies';
import { messages } from './words/messages';

/** Lines of a program that are offered to be looked at, and as much of them as is written out. */
const MOST_LINES = 10;
const WRITTEN = 16;

interface RepeatsProps {
  repeats: Repeats;
  /** What an opponent is called. */
  nameOf(rung: number): string;
  /** Opens a finished game. */
  onLook(moves: string): void;
  onHome(): void;
}

/** What the author of a static evaluation saw: a line that beat it wins again and again; and what helps against that. */
export function RepeatsScreen({ repeats, nameOf, onLook, onHome }: RepeatsProps) {
  const t = messages.value;
  const { finder, finder_nodes: nodes, remedies, lines } = repeats;
  const rungs = [...new Set(remedies.map(({ rung }) => rung))];
  const chosen = useSignal(rungs[0] ?? 0);
  const own = remedies.filter(({ rung }) => rung === chosen.value);
  const ownLines = lines.filter(({ rung }) => rung === chosen.value);
  return (
    <LongScreen name="repeats" title={t.title} onHome={onHome}>
      <div class="repeats-body">
        <section class="card">
          <p class="lead">{t.story}</p>
          <p>{t.asked(ownLines.length, nameOf(finder), figure(nodes))}</p>
          <Segmented
            label={t.opponent}
            testId="repeats-rung"
            value={String(chosen.value)}
            choices={rungs.map((rung) => ({ value: String(rung), label: nameOf(rung) }))}
            onChange={(rung) => {
              chosen.value = Number(rung);
            }}
          />
          <RemedyTable measured={own} />
          <p>{t.verdict}</p>
          <ul class="repeats-notes quiet">
            <li>{t.noteSame}</li>
            <li>{t.noteBlind}</li>
            <li>{t.noteScore(figure(own[0]?.score_games ?? 0))}</li>
          </ul>
        </section>
        <section class="card" aria-label={t.linesTitle}>
          <h2>{t.linesTitle}</h2>
          <ol class="repeats-lines">
            {ownLines.slice(0, MOST_LINES).map((line) => (
              <li key={line.moves}>
                <LineButton line={line} onLook={onLook} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </LongScreen>
  );
}

function RemedyTable({ measured }: { measured: readonly Measured[] }) {
  const t = messages.value;
  return (
    <div class="repeats-scroll">
      <table class="repeats-table figures">
        <thead>
          <tr>
            <th scope="col">{t.remedy}</th>
            <th scope="col">{t.same}</th>
            <th scope="col">{t.blind}</th>
            <th scope="col">{t.score}</th>
          </tr>
        </thead>
        <tbody>
          {measured.filter(isKnown).map(({ remedy, games, same, blind, score, score95 }) => (
            <tr key={remedy} data-testid={`remedy-${remedy}`}>
              <th scope="row">{t.remedies[remedy]}</th>
              <Wins wins={ofTen(same, games)} />
              <Wins wins={ofTen(blind, games)} />
              <td>
                {decimal(100 * score, 1)} ± {decimal(50 * ((score95[1] ?? 0) - (score95[0] ?? 0)), 1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isKnown(measured: Measured): measured is Measured & { remedy: Remedy } {
  return REMEDIES.some((remedy) => remedy === measured.remedy);
}

/** How often a line won, of ten, as a bar and a number. */
function Wins({ wins }: { wins: number }) {
  return (
    <td>
      <span class="repeats-bar" aria-hidden="true">
        <span style={{ width: `${10 * wins}%` }} />
      </span>
      <span class="repeats-wins">{decimal(wins, 1)}</span>
    </td>
  );
}

function LineButton({ line: { moves, winner }, onLook }: { line: WinningLine; onLook(moves: string): void }) {
  const words = messages.value.lineOf(colourName(winner === 'black' ? 0 : 1), moves.slice(0, WRITTEN));
  return (
    <button type="button" class="link" data-testid="repeats-line" onClick={() => onLook(moves)}>
      {words}
    </button>
  );
}
