import type { Answer } from './answer';
import type { Failure } from './failure';
import { wantsColour, type Streams } from './streams';

/** Prints exactly one JSON document, or text. */
export async function printAnswer(
  { json, text: textOf }: Answer,
  { out }: Streams,
  how: { readonly json: boolean; readonly price: (amount: number) => string },
): Promise<void> {
  if (how.json) {
    if (json !== undefined) out.write(`${JSON.stringify(json, null, out.isTTY === true ? 2 : undefined)}\n`);
    return;
  }
  const { createScreen } = await import('./screen');
  const text = textOf(createScreen(wantsColour(out), how.price));
  if (text !== '') out.write(`${text}\n`);
}

export function printFailure(failure: Failure, json: boolean, { err }: Streams): void {
  if (json) {
    const { code, message, facts } = failure;
    err.write(`${JSON.stringify({ error: { code, message, ...facts } })}\n`);
    return;
  }
  const colour = wantsColour(err);
  const label = failure.exitCode === 2 ? 'Usage' : 'Error';
  err.write(`${colour ? `\u001B[31m${label}:\u001B[39m` : `${label}:`} ${failure.message}\n`);
  const hint = failure.facts?.['hint'];
  if (typeof hint === 'string') err.write(`${hint}\n`);
  if (failure.stack !== undefined) err.write(`${failure.stack.split('\n').slice(1).join('\n')}\n`);
}
