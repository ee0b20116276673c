import { CommandError, UsageError } from '../../usage/usage-error';

export interface Finding {
  /** `skipped`: could not be checked, or does not apply. */
  readonly state: 'right' | 'skipped' | 'wrong';
  readonly found: string;
  readonly remedy?: string;
}

export interface Check {
  readonly name: string;
  readonly look: () => Promise<Finding>;
}

export interface Checked extends Finding {
  readonly name: string;
  readonly ms: number;
}

/** Timeout in milliseconds. */
const PATIENCE_MS = 20_000;

export const right = (found: string): Finding => ({ state: 'right', found });
export const skipped = (found: string): Finding => ({ state: 'skipped', found });
export const wrong = (found: string, remedy: string): Finding => ({ state: 'wrong', found, remedy });

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause, name } = error;
  const within = error instanceof AggregateError && message === '' ? error.errors.map(messageOf).join('; ') : message;
  const said = within === '' ? name : within;
  const why = cause instanceof Error ? messageOf(cause) : '';
  return (said.includes(why) ? said : `${said} (${why})`).replace(/\s+/g, ' ');
}

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
  return error instanceof UsageError || error instanceof CommandError ? 'correct it at its source' : 'see the message';
}
