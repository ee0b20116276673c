import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OrderStatus } from '../../../core/account';
import { command } from '../../declare/command';
import { DAY, text, webAddress, whole, type Kind } from '../../usage/kinds';
import { flag, list, optional, required } from '../../usage/parameter';
import { CommandError, UsageError } from '../../usage/usage-error';
import { answer } from '../../output/answer';
import { adminOf, type OrderFile } from './admin';
import { historyTable, plannedText } from './history-table';

const LETTERS: Kind<string> = {
  placeholder: 'letter',
  rule: 'must be a letter of a delivery such as N, AB, D, LF or O',
  parse: (raw) => (/^[A-Za-z]{1,2}$/.test(raw) ? raw.toUpperCase() : undefined),
};

export const advance = command({
  name: 'advance',
  summary: 'advance an order; with --api for managers and admins',
  args: { id: required('number or id of the order', text('id', 64)) },
  options: {
    status: optional('letter of the delivery step', LETTERS),
    stage: optional('number of the delivery step; overrides the letter', whole(0, 5)),
    tracking: optional('tracking number', text('number', 100)),
    link: optional('tracking URL', webAddress),
    carrier: optional('carrier', text('title', 100)),
    days: optional('days until arrival', whole(0, 365)),
    delivered: optional('day of arrival', DAY),
    paid: flag('mark as paid, if it is not paid on a payment page'),
    cancelReason: optional('cancel the order, with this reason', text('text', 500)),
    returned: list('sku of a returned line', text('sku', 64)),
    returnReason: optional('why the lines were returned; required with --returned', text('text', 500)),
    noRestock: flag('do not restock returned items'),
    force: flag('allow an earlier step'),
    sendAnyway: flag('send it although it is unpaid or fully refunded'),
    dryRun: flag('show what would change, without changing it'),
    revision: optional('expected revision; a mismatch is a conflict', whole(0, Number.MAX_SAFE_INTEGER)),
    invoice: optional('PDF invoice, at most 5 MB', text('file', 4000)),
    receipt: optional('PDF receipt, at most 5 MB', text('file', 4000)),
  },
  run: async (
    { status, paid, cancelReason, returnReason, noRestock, invoice, receipt, dryRun, sendAnyway, ...rest },
    session,
  ) => {
    const { id, force: _force, revision: _revision, returned, ...news } = rest;
    const isSaid = [status, cancelReason, invoice, receipt, returned[0], ...Object.values(news)].some(
      (one) => one !== undefined,
    );
    if (!isSaid && !paid)
      throw new UsageError(
        `Name what changes in order ${id}: --stage, --tracking, --delivered, --paid or another option`,
      );
    if (returned.length > 0 && returnReason === undefined) throw new UsageError('--returned requires --return-reason');
    const files = [await fileOf('invoice', invoice), await fileOf('receipt', receipt)].flatMap((file) => file ?? []);
    const letter = status === undefined ? undefined : await letterOf(status);
    const admin = await adminOf(session);
    let order = await admin.advance({
      ...rest,
      returned: [...rest.returned],
      ...(letter !== undefined && { status: letter }),
      ...(paid && { paid }),
      ...(sendAnyway && { send_anyway: true as const }),
      ...(noRestock && { restock: false }),
      ...(cancelReason !== undefined && { cancel_reason: cancelReason }),
      ...(returnReason !== undefined && { return_reason: returnReason }),
      ...(dryRun && { dry_run: true }),
    });
    if (dryRun) return answer(order, (screen) => plannedText(order, screen));
    for (const { kind, name, bytes } of files) order = await admin.attach(rest.id, kind, { name, bytes });
    return answer(order, (screen) =>
      screen.sections(
        screen.good(`Order ${order.number}, revision ${String(order.revision)}.`),
        historyTable(order, screen),
      ),
    );
  },
});

async function letterOf(status: string): Promise<OrderStatus> {
  const { ORDER_STATUSES } = await import('../../../core/account');
  const found = ORDER_STATUSES.find((letter) => letter === status);
  if (found === undefined)
    throw new UsageError(`--status must be one of ${ORDER_STATUSES.join(', ')}, not "${status}"`);
  return found;
}

async function fileOf(kind: OrderFile['kind'], file: string | undefined): Promise<OrderFile | undefined> {
  if (file === undefined) return undefined;
  try {
    return { kind, name: basename(file), bytes: new Uint8Array(await readFile(file)) };
  } catch (error) {
    throw new CommandError('invalid-input', `--${kind} ${file}: the file cannot be read`, { cause: String(error) });
  }
}
