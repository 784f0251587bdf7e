import { useSignal } from '@preact/signals';
import { later } from '../shell/ui/later';
import type { KeyLine } from './key_help/key_line';
import { useKeys } from './keys';

const KeyDialog = later(() => import('./key_help/open_key_help').then(({ openKeyHelp }) => openKeyHelp()));

/** A question mark lists the keys of a screen. */
export function KeyHelp({ lines }: { lines: readonly KeyLine[] }) {
  const asked = useSignal(false);
  useKeys(asked, (key) => {
    asked.value ||= key === '?';
    return asked.value;
  });
  return asked.value ? <KeyDialog lines={lines} onClose={() => (asked.value = false)} /> : null;
}
