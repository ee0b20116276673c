import type { Progress } from '../composition/composition-root';
import type { Output } from './streams';

export interface ProgressBar {
  readonly report: Progress;
  readonly end: () => void;
}

const NONE: ProgressBar = { report: () => undefined, end: () => undefined };
const REDRAW_MS = 80;

export type ProgressStyle = 'bar' | 'lines' | 'none';

const LINE_MS = 1000;

/** Prints start, end and periodic progress with elapsed seconds. */
function createLines(err: Output): ProgressBar {
  let label = '';
  let [begun, last] = [0, 0];
  return {
    report: (done, total, work) => {
      const now = performance.now();
      const isNew = work !== label;
      if (isNew) [label, begun] = [work, now];
      if (!isNew && done < total && now - last < LINE_MS) return;
      last = now;
      err.write(`${work} ${String(done)}/${String(total)} ${((now - begun) / 1000).toFixed(1)} s\n`);
    },
    end: () => undefined,
  };
}

/** Draws synchronously, since long work may block the event loop. The bar needs a terminal; lines also go to pipes. */
export async function createProgress(err: Output, wanted: ProgressStyle): Promise<ProgressBar> {
  if (wanted === 'lines') return createLines(err);
  if (wanted === 'none' || err.isTTY !== true) return NONE;
  const { default: library } = await import('cli-progress');
  const format = '{label} {bar} {value}/{total}';
  const style = { stream: err, hideCursor: true, clearOnComplete: true, format, barsize: 28, noTTYOutput: false };
  const bar = new library.SingleBar(style, library.Presets.shades_classic);
  let isOpen = false;
  let last = 0;
  return {
    report: (done, total, label) => {
      if (!isOpen) bar.start(total, 0, { label });
      isOpen = true;
      const now = performance.now();
      if (now - last < REDRAW_MS && done < total) return;
      last = now;
      bar.setTotal(total);
      bar.update(done, { label });
      bar.render();
    },
    end: () => {
      if (isOpen) bar.stop();
      isOpen = false;
    },
  };
}
