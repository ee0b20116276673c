import type { PayoutPart, PayoutState } from '../../../core/internal-staff';
import { isShopError } from '../../../core/shopper';
import type { DueItem, DuePayout, ManagedPayout, PayoutsMade } from '../../../core/staff';
import type { Platform } from '../../composition/composition-root';
import type { Session } from '../../session/session';
import { CommandError } from '../../usage/usage-error';

export interface PayoutFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface PayoutsQuery {
  readonly q?: string;
  readonly state?: PayoutState;
}

interface PayoutParts {
  readonly items: readonly PayoutPart[];
  readonly sum: number;
  readonly bonus: number;
}

interface Admin {
  readonly list: (wanted: PayoutsQuery) => Promise<readonly ManagedPayout[]>;
  readonly parts: (id: number) => Promise<PayoutParts>;
  readonly due: () => Promise<readonly DuePayout[]>;
  readonly make: (items: readonly DueItem[]) => Promise<PayoutsMade>;
  readonly sent: (id: number, file: PayoutFile | undefined) => Promise<ManagedPayout>;
  readonly withdraw: (id: number) => Promise<ManagedPayout>;
}

type PayoutOutcome = Awaited<ReturnType<Platform['payouts']['sent']>>;

const PDF = 'application/pdf';

const WHY = new Map<string, string>([
  ['invalid-file', '--file must be a PDF of at most 5 MB'],
  ['not-found', 'There is no such payout'],
  ['payout-sent', 'It has been sent: returns are deducted from the next earnings'],
  ['payout-withdrawn', 'It was withdrawn'],
  ['payout-exported', 'It is in a bank file: cancel the file first'],
]);

/**
 * Uses local data, or with `--api` the remote shop, which checks the role.
 * @throws CommandError with one of these codes
 */
export async function payoutAdminOf(session: Session): Promise<Admin> {
  if (session.globals.api !== undefined) return remoteAdmin(session);
  const { payouts } = await session.platform('admin payouts');
  return {
    list: (wanted) => payouts.list(wanted),
    parts: async (id) => {
      const found = await payouts.parts({ id });
      if (found === undefined) throw new CommandError('not-found', `Payout ${String(id)}: There is no such payout`);
      return found;
    },
    due: () => payouts.due(),
    make: (items) => payouts.make(items),
    sent: async (id, file) => payoutOf(await payouts.sent(id, file?.bytes), id),
    withdraw: async (id) => payoutOf(await payouts.withdraw(id), id),
  };
}

async function remoteAdmin(session: Session): Promise<Admin> {
  const manage = await (await session.shop()).manage();
  return {
    list: (wanted) => manage.payouts(wanted),
    parts: (id) => manage.payoutParts({ id }),
    due: () => manage.duePayouts(),
    make: (items) => manage.makePayouts(items),
    sent: (id, file) =>
      manage
        .sendPayout({ id, ...(file && { file: { ...file, type: PDF } }) })
        .catch((error: unknown) => refuse(error, id)),
    withdraw: (id) => manage.withdrawPayout({ id }).catch((error: unknown) => refuse(error, id)),
  };
}

function payoutOf(outcome: PayoutOutcome, id: number): ManagedPayout {
  if (outcome.kind === 'done') return outcome.payout;
  throw refused(outcome.code, id) ?? new CommandError(outcome.code, `Payout ${String(id)}: ${outcome.code}`);
}

function refuse(error: unknown, id: number): never {
  if (!isShopError(error, 'request-rejected')) throw error;
  const { error: code, fields } = error.details;
  const isFile = Array.isArray(fields) && fields.some((one: unknown) => isAbout(one, 'file'));
  throw refused(isFile ? 'invalid-file' : String(code), id) ?? error;
}

function isAbout(problem: unknown, field: string): boolean {
  return typeof problem === 'object' && problem !== null && 'field' in problem && problem.field === field;
}

function refused(said: string, id: number): CommandError | undefined {
  const code = said.replace('_', '-');
  const why = WHY.get(code);
  return why === undefined ? undefined : new CommandError(code, `Payout ${String(id)}: ${why}`);
}
