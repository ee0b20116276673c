import type { SingleBar } from 'cli-progress';
import type { Progress } from '../composition-root';
import type { Output } from './streams';

export interface ProgressBar {
  readonly report: Progress;
  /** Takes the bar off the screen. */
  readonly end: () => void;
}

/** Milliseconds between two drawings. */
const REDRAW_MS = 80;

/** A bar on stderr while it is a terminal; nothing else, so that logs stay clean. */
export function createProgress(err: Output, wanted: boolean): ProgressBar {
  if (!wanted || err.isTTY !== true) return { report: () => undefined, end: () => undefined };
  let bar: SingleBar | undefined;
  let loading = false;
  let ended = false;
  let last = 0;

  const start = (total: number, label: string): void => {
    loading = true;
    void import('cli-progress').then(({ default: library }) => {
      if (ended) return;
      bar = new library.SingleBar(
        { stream: err, hideCursor: true, clearOnComplete: true, format: '{label} {bar} {value}/{total}', barsize: 28 },
        library.Presets.shades_classic,
      );
      bar.start(total, 0, { label });
    });
  };
  return {
    report: (done, total, label) => {
      if (!loading) start(total, label);
      if (Date.now() - last < REDRAW_MS && done < total) return;
      last = Date.now();
      bar?.setTotal(total);
      bar?.update(done, { label });
      bar?.render();
    },
    end: () => {
      ended = true;
      bar?.stop();
      bar = undefined;
    },
  };
}
