import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WaitLog } from '../../../conductor/wait_log';
import { messages } from './words/messages';

/** How often the figures are read; often enough to watch, too seldom to disturb what they measure. */
const REFRESH_MS = 500;

/** The promise, measured: what the player had to wait for, and what the frames cost. */
export function PerfFigures({ log }: { log: WaitLog }) {
  const t = messages.value;
  const read = () => ({ summary: log.summary(), last: log.records().at(-1) });
  const figures = useSignal(read());
  useEffect(() => {
    const timer = setInterval(() => {
      figures.value = read();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const { summary, last } = figures.value;
  const rows: [string, string][] = [
    [t.perfLast, last === undefined ? '–' : milliseconds(last.waitMs)],
    ['p50', milliseconds(summary.wait_ms.p50)],
    ['p99', milliseconds(summary.wait_ms.p99)],
    ['max', milliseconds(summary.wait_ms.max)],
    [`${t.perfFrames} p50`, milliseconds(summary.frame_ms.p50)],
    [`${t.perfFrames} p99`, milliseconds(summary.frame_ms.p99)],
    [t.perfBusy, `${Math.round(100 * summary.busy_share)} %`],
    [t.perfLongTasks, summary.long_tasks === null ? '–' : String(summary.long_tasks)],
    [t.perfActions, String(summary.actions)],
  ];
  return (
    <section class="perf figures" data-testid="perf" aria-label={t.perf}>
      <strong>{t.perf}</strong>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
