import type { BackEnd } from './back-end';
import type { Action, History } from './history';
import { replay } from './simulate';

/** A shorter history that fails in the same way, and why. */
export interface Shrunk {
  readonly history: History;
  readonly log: readonly string[];
  readonly error: Error;
  /** How many histories were tried. */
  readonly tried: number;
}

/** What tells one failure from another: ids, skus and figures differ between two histories that fail alike. */
export function kindOf({ name, message }: Error): string {
  const [line = ''] = message.split('\n');
  const words = line
    .replace(/"[^"]*"|\[[^\]]*\]|[\da-f]{8}-[\w-]+|\b[\da-f]{32,}\b|\d+(\.\d+)?/g, '#')
    .replace(/\b[A-Z]+(-[A-Z]+)*\b/g, '@');
  return `${name}: ${words}`;
}

/**
 * Leaves out whatever is not needed for a history to fail as it does (delta debugging): first halves of its actions, then smaller
 * and smaller parts, at last single ones.
 * @param limitMs real milliseconds after which the shortest one so far is given
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
