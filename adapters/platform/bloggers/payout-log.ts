import { whoOf } from '../people';
import type { Repositories } from '../ports/database';
import type { LoggedStaffChange } from '../ports/staff/staff-changes';

export const PAYOUT_KIND = 'payout';
export const BANK_FILE_KIND = 'bank_file';

/** Author if nobody is signed in: the owner of the machine. */
export const OWNER_NAME = whoOf(undefined);

interface Act {
  readonly kind: typeof BANK_FILE_KIND | typeof PAYOUT_KIND;
  readonly id: number;
  readonly action: LoggedStaffChange['action'];
  readonly who: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Ids and amounts in major units; no accounts, no names. */
  readonly what: Readonly<Record<string, number | string | readonly number[]>>;
}

/** Logs staff actions on payouts, in the unit of work of the action. */
export async function logPayouts(
  { staffChanges }: Pick<Repositories, 'staffChanges'>,
  { kind, id, action, who, at, what }: Act,
): Promise<void> {
  await staffChanges.add({ kind, record: String(id), action, who, at, before: {}, after: what });
}
