import type { Session } from '../session';
import type { Answer } from './answer';
import type { Failure } from './failure';

/** A stream that may be a terminal. */
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean | undefined };

/** Where output goes. */
export interface Streams {
  readonly out: Output;
  readonly err: Output;
}

/** Colour only on a terminal that wants it; NO_COLOR switches it off (https://no-color.org). */
export function wantsColour(stream: Output): boolean {
  return stream.isTTY === true && (process.env.NO_COLOR ?? '') === '';
}

/** Prints what a command found out: exactly one JSON document, or text. */
export async function printAnswer(answer: Answer, json: boolean, session: Session, streams: Streams): Promise<void> {
  if (json) {
    streams.out.write(`${JSON.stringify(answer.json ?? null, null, streams.out.isTTY === true ? 2 : undefined)}\n`);
    return;
  }
  const { createScreen } = await import('./screen');
  const text = answer.text(createScreen(wantsColour(streams.out), session.price));
  if (text !== '') streams.out.write(`${text}\n`);
}

/** Prints an error on stderr. */
export function printFailure(failure: Failure, json: boolean, { err }: Streams): void {
  if (json) {
    const { code, message, facts } = failure;
    err.write(`${JSON.stringify({ error: { code, message, ...facts } })}\n`);
    return;
  }
  const colour = wantsColour(err);
  const label = failure.exitCode === 2 ? 'Usage' : 'Error';
  err.write(`${colour ? `\u001B[31m${label}:\u001B[39m` : `${label}:`} ${failure.message}\n`);
  if (failure.stack !== undefined) err.write(`${failure.stack.split('\n').slice(1).join('\n')}\n`);
}
