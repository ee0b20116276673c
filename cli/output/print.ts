import type { Session } from '../session';
import type { Answer } from './answer';
import type { Failure } from './failure';

/** Where output goes. */
export interface Streams {
  readonly out: NodeJS.WriteStream;
  readonly err: NodeJS.WriteStream;
}

/** Prints what a command found out: exactly one JSON document, or text. */
export async function printAnswer(answer: Answer, json: boolean, session: Session, streams: Streams): Promise<void> {
  if (json) {
    streams.out.write(`${JSON.stringify(answer.json ?? null, null, streams.out.isTTY ? 2 : undefined)}\n`);
    return;
  }
  const { createScreen } = await import('./screen');
  const text = answer.text(createScreen(streams.out, session.price));
  if (text !== '') streams.out.write(`${text}\n`);
}

/** Prints an error on stderr. */
export function printFailure(failure: Failure, json: boolean, { err }: Streams): void {
  if (json) {
    const { code, message, facts } = failure;
    err.write(`${JSON.stringify({ error: { code, message, ...facts } })}\n`);
    return;
  }
  const colour = err.isTTY && !process.env.NO_COLOR;
  const label = failure.exitCode === 2 ? 'Usage' : 'Error';
  err.write(`${colour ? `\u001B[31m${label}:\u001B[39m` : `${label}:`} ${failure.message}\n`);
  if (failure.stack !== undefined) err.write(`${failure.stack.split('\n').slice(1).join('\n')}\n`);
}
