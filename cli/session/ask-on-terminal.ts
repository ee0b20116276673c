import type { Session } from './session';

/** @returns the trimmed answer; undefined if not interactive */
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
