import { Segmented } from '../shell/ui/segmented';
import { appearance, NOTATIONS, notationInUse, PIECE_SETS } from './appearance';
import { messages } from './words/messages';

/** What stands on the pieces, and how moves are written. */
export function AppearanceFields() {
  const t = messages.value;
  return (
    <>
      <div class="field">
        {t.xiangqiPieces}
        <Segmented
          label={t.xiangqiPieces}
          testId="pieces"
          value={appearance.pieces.value}
          choices={PIECE_SETS.map((value) => ({ value, label: t.xiangqiPieceSets[value] }))}
          onChange={(value) => {
            appearance.pieces.value = value;
          }}
        />
      </div>
      <div class="field">
        {t.xiangqiNotation}
        <Segmented
          label={t.xiangqiNotation}
          testId="notation"
          value={notationInUse()}
          choices={NOTATIONS.map((value) => ({ value, label: t.xiangqiNotations[value] }))}
          onChange={(value) => {
            appearance.notation.value = value;
          }}
        />
      </div>
    </>
  );
}
