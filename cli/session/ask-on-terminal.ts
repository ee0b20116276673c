import type { Session } from './session';

/** Asks who sits at the terminal. @returns the answer without spaces around it; undefined for scripts, which nobody can answer for */
export async function askedOnTerminal({ globals, streams }: Session, question: string): Promise<string | undefined> {
  if (globals.json || !process.stdin.isTTY || streams.err.isTTY !== true) return undefined;
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: streams.err });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}
