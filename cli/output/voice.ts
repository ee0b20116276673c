import type { ProgressBar } from './progress';
import type { Streams } from './streams';

/** What a command says on stderr besides errors. */
export interface Voice {
  /** What shows how far long work is: on a terminal, and with `--verbose` as lines; not with `--quiet`. */
  readonly progress: () => Promise<ProgressBar>;
  /** Says what goes on; not with `--quiet`, and not with `--json`. */
  readonly note: (line: string) => void;
  /** The same for warnings, which stand beside JSON too. */
  readonly warn: (line: string) => void;
  /** Says what was asked, and since when it is under way; with `--verbose` alone. @param since by `performance.now()` */
  readonly detail: (line: string, since: number) => void;
  /** Takes the bar off the screen. */
  readonly end: () => Promise<void>;
}

interface Wishes {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

export function voiceOf({ json, quiet, verbose }: Wishes, { err }: Pick<Streams, 'err'>): Voice {
  let bar: Promise<ProgressBar> | undefined;
  const style = quiet || json ? 'none' : verbose ? 'lines' : 'bar';
  const write = (line: string): void => {
    err.write(`${line}\n`);
  };
  return {
    progress: () => (bar ??= import('./progress').then(({ createProgress }) => createProgress(err, style))),
    note: (line) => {
      if (!quiet && !json) write(line);
    },
    warn: (line) => {
      if (!quiet) write(line);
    },
    detail: (line, since) => {
      if (verbose) write(`${line} ${(performance.now() - since).toFixed(0)} ms`);
    },
    end: async () => (await bar)?.end(),
  };
}
