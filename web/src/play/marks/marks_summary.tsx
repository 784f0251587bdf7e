import { percent } from '../../i18n/figures';
import type { Analysis } from '../analysis/analysis';
import type { Colour } from '../game_types';
import { type Ladder, opponentName } from '../opponent';
import { KINDS, SIGNS, summaryOf } from './marks';
import { messages } from './words/messages';

/** How well both sides have played: accuracy, the moves by what they lost, and by whose valuation. */
export function MarksSummary({ analysis, ladder }: { analysis: Analysis; ladder: Ladder }) {
  const t = messages.value;
  const { game } = analysis;
  const { sides } = game.spec;
  const losses = analysis.losses.value;
  const places = analysis.places.value;
  const colours = places.map(({ colour }) => colour);
  const [first, second] = ([0, 1] as const).map((colour) => summaryOf(losses, colours, colour));
  const all = losses.filter((_, move) => places[move]?.weighable).length;
  const known = losses.filter((loss) => loss !== null).length;
  if (first === undefined || second === undefined || all === 0 || analysis.lost.value) return null;
  const complete = known === all;
  // Of some of the moves it would be no accuracy of the game.
  const accuracy = (share: number | null) => (complete && share !== null ? accuracyText(share) : '–');
  return (
    <section class="marks-summary" aria-label={t.title} data-testid="marks" data-complete={complete}>
      <table class="figures">
        <caption>{t.title}</caption>
        <thead>
          <tr>
            <td />
            <SideHead colour={0} sides={sides} />
            <SideHead colour={1} sides={sides} />
          </tr>
        </thead>
        <tbody>
          <tr class="marks-accuracy">
            <th scope="row">{t.accuracy}</th>
            <td>{accuracy(first.accuracy)}</td>
            <td>{accuracy(second.accuracy)}</td>
          </tr>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <span class={`move-mark move-mark-${kind}`} aria-hidden="true">
                  {SIGNS[kind]}
                </span>
                {t.kinds[kind]}
              </th>
              <td>{first.counts[kind]}</td>
              <td>{second.counts[kind]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet" role="status">
        {complete
          ? t.byWhom(opponentName(game.spec, ladder, analysis.adviser.value))
          : t.weighing(known, all)}
      </p>
    </section>
  );
}

/** All of it is only what lost nothing. */
function accuracyText(share: number): string {
  return percent(share < 1 ? Math.min(share, 0.99) : share);
}

function SideHead({ colour, sides }: { colour: Colour; sides: Analysis['game']['spec']['sides'] }) {
  const { Token } = sides;
  return (
    <th scope="col">
      <Token colour={colour} size={16} />
      <span class="sr-only">{sides.name(colour)}</span>
    </th>
  );
}
