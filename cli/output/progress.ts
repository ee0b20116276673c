import type { Progress } from '../composition/composition-root';
import type { Output } from './streams';

export interface ProgressBar {
  readonly report: Progress;
  /** Takes the bar off the screen. */
  readonly end: () => void;
}

const NONE: ProgressBar = { report: () => undefined, end: () => undefined };
/** Milliseconds between two drawings. */
const REDRAW_MS = 80;

/**
 * A bar on stderr while it is a terminal; nothing else, so that logs stay clean. It draws itself when it is called with
 * progress: long work may leave no time for anything else.
 */
export async function createProgress(err: Output, isWanted: boolean): Promise<ProgressBar> {
  if (!isWanted || err.isTTY !== true) return NONE;
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
