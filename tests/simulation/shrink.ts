import type { BackEnd } from './back-end';
import type { Action, History } from './history';
import { replay } from './simulate';

export interface Shrunk {
  readonly history: History;
  readonly log: readonly string[];
  readonly error: Error;
  readonly tried: number;
}

/** Normalizes ids, SKUs and numbers, so that like failures compare equal. */
export function kindOf({ name, message }: Error): string {
  const [line = ''] = message.split('\n');
  const words = line
    .replace(/"[^"]*"|\[[^\]]*\]|[\da-f]{8}-[\w-]+|\b[\da-f]{32,}\b|\d+(\.\d+)?/g, '#')
    .replace(/\b[A-Z]+(-[A-Z]+)*\b/g, '@');
  return `${name}: ${words}`;
}

/**
 * Removes actions not needed for the failure (delta debugging), in halves first, then smaller parts.
 * @param limitMs real milliseconds before the best result so far is returned
 * @param now the real time in milliseconds
 */
export async function shrink(
  failing: { readonly history: History; readonly error: Error; readonly log: readonly string[] },
  backEnd: BackEnd,
  { limitMs, now }: { readonly limitMs: number; readonly now: () => number },
): Promise<Shrunk> {
  const end = now() + limitMs;
  const kind = kindOf(failing.error);
  let best: Shrunk = { ...failing, tried: 0 };
  let tried = 0;
  const fails = async (actions: readonly Action[]): Promise<boolean> => {
    tried += 1;
    const history = { ...best.history, actions };
    const ending = await replay(history, backEnd);
    if (ending.ok || kindOf(ending.error) !== kind) return false;
    best = { history, log: ending.log, error: ending.error, tried };
    return true;
  };
  let size = Math.ceil(best.history.actions.length / 2);
  while (size >= 1 && now() < end) {
    let hasShrunk = false;
    for (let from = 0; from < best.history.actions.length && now() < end;) {
      const { actions } = best.history;
      if (await fails([...actions.slice(0, from), ...actions.slice(from + size)])) hasShrunk = true;
      else from += size;
    }
    if (!hasShrunk || size > 1) size = size === 1 && hasShrunk ? 1 : Math.floor(size / 2);
  }
  return { ...best, tried };
}
