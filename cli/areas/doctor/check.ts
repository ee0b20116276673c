import { CommandError, UsageError } from '../../usage/usage-error';

/** What a look at one part of an installation found. */
export interface Finding {
  /** right; wrong: the shop will not work so; skipped: it could not be looked at, or there is none. */
  readonly state: 'right' | 'skipped' | 'wrong';
  readonly found: string;
  /** What to do about what is wrong. */
  readonly remedy?: string;
}

/** One line of the report. */
export interface Check {
  readonly name: string;
  readonly look: () => Promise<Finding>;
}

export interface Checked extends Finding {
  readonly name: string;
  /** How long the look took, in milliseconds. */
  readonly ms: number;
}

/** What does not answer for so long is taken for dead, in milliseconds. */
const PATIENCE_MS = 20_000;

export const right = (found: string): Finding => ({ state: 'right', found });
export const skipped = (found: string): Finding => ({ state: 'skipped', found });
export const wrong = (found: string, remedy: string): Finding => ({ state: 'wrong', found, remedy });

/** The message of anything thrown, in one line; connections that failed for several addresses have theirs within. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause, name } = error;
  const within = error instanceof AggregateError && message === '' ? error.errors.map(messageOf).join('; ') : message;
  const said = within === '' ? name : within;
  const why = cause instanceof Error ? messageOf(cause) : '';
  return (said.includes(why) ? said : `${said} (${why})`).replace(/\s+/g, ' ');
}

/** A look at what is elsewhere: what it throws is what is wrong, and so is silence. */
export async function reach(look: () => Promise<string>, remedy: string, patienceMs = PATIENCE_MS): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${String(patienceMs / 1000)} s`)), patienceMs);
  });
  try {
    return right(await Promise.race([look(), silence]));
  } catch (error) {
    return wrong(messageOf(error), remedy);
  } finally {
    clearTimeout(timer);
  }
}

/** Looks at everything, in its order. What a check did not expect is what is wrong. */
export async function runChecks(
  checks: readonly Check[],
  onChecked: (checked: Checked) => void,
): Promise<readonly Checked[]> {
  const all: Checked[] = [];
  for (const { name, look } of checks) {
    const since = performance.now();
    const finding = await look().catch((error: unknown) => wrong(messageOf(error), remedyOf(error)));
    const checked = { name, ...finding, ms: Math.round(performance.now() - since) };
    onChecked(checked);
    all.push(checked);
  }
  return all;
}

function remedyOf(error: unknown): string {
  return error instanceof UsageError || error instanceof CommandError
    ? 'correct it where it is said'
    : 'the message says what failed';
}
