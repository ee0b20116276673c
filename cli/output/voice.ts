import type { ProgressBar } from './progress';
import type { Streams } from './streams';

export interface Voice {
  readonly progress: () => Promise<ProgressBar>;
  /** Suppressed by `--quiet` and `--json`. */
  readonly note: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly detail: (line: string, since: number) => void;
  readonly end: () => Promise<void>;
}

interface Inputs {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

export function voiceOf({ json, quiet, verbose }: Inputs, { err }: Pick<Streams, 'err'>): Voice {
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
