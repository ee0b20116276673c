import type { DemoFate } from '../../core/staff';
import { CommandError, UsageError } from '../usage/usage-error';
import { flag } from '../usage/parameter';
import type { Session } from './session';
import { askedOnTerminal } from './ask-on-terminal';

export const DEMO_OPTIONS = {
  keepDemo: flag('if the shop has demo data: keep its products, accounts and orders beside the imported products'),
  removeDemo: flag(
    'if the shop has demo data: remove its products, accounts and orders, and reset pages, settings and taxes to those of a new shop',
  ),
};

/** @throws UsageError if both options are given */
export function demoFateOf({
  keepDemo,
  removeDemo,
}: {
  readonly keepDemo: boolean;
  readonly removeDemo: boolean;
}): DemoFate | undefined {
  if (keepDemo && removeDemo) throw new UsageError('--keep-demo and --remove-demo cannot be combined');
  if (keepDemo) return 'keep';
  return removeDemo ? 'remove' : undefined;
}

export class DemoUndecided extends CommandError {
  constructor(message: string) {
    super('demo_undecided', message);
  }
}

/**
 * Runs an import; if it needs a decision about the demo, asks on the terminal and runs it again.
 * @throws CommandError 'demo_undecided' without a terminal or a valid answer
 */
export async function withDemoFate<T>(
  session: Session,
  said: DemoFate | undefined,
  run: (fate: DemoFate | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await run(said);
  } catch (error) {
    const why = undecidedBy(error);
    if (why === undefined) throw error;
    const answer = await askedOnTerminal(session, `${why}\nkeep or remove the demo? `);
    if (answer === 'keep' || answer === 'remove') return run(answer);
    throw new DemoUndecided(why);
  }
}

function undecidedBy(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return error.code === 'DEMO_UNDECIDED' || error.code === 'demo_undecided' ? error.message : undefined;
}
