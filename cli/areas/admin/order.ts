import { plainAmount } from '../../../core/internal';
import { randomUUID } from 'node:crypto';
import type { OrderEdited } from '../../../core/internal-staff';
import type { ManagedOrder } from '../../../core/staff';
import type { Command } from '../../declare/command';
import { command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { text, webAddress, whole, type Kind } from '../../usage/kinds';
import { flag, list, optional, required } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { advance } from '../order/advance';
import { adminOf } from '../order/admin';
import { historyTable, plannedText } from '../order/history-table';
import { managedAnswer } from '../order/show';
import { KEY } from '../shared/key';
import { createOrder } from './order-create';
import { exchangeForOrder, exchangeItems } from './order-exchange';

const AMOUNT: Kind<number> = {
  placeholder: 'amount',
  rule: 'must be an amount such as 12.50',
  parse: (raw) => (/^\d{1,9}(\.\d{1,2})?$/.test(raw) ? Number(raw) : undefined),
};
interface LineAmount {
  readonly sku: string;
  readonly amount: number;
}
const LINE: Kind<LineAmount> = {
  placeholder: 'sku=amount',
  rule: 'must be a sku and an amount such as TEE=12.50',
  parse: (raw) => {
    const at = raw.lastIndexOf('=');
    const amount = AMOUNT.parse(raw.slice(at + 1));
    return at > 0 && at <= 64 && amount !== undefined ? { sku: raw.slice(0, at), amount } : undefined;
  },
};
interface LineUnits {
  readonly sku: string;
  readonly qty: number;
}
const UNITS: Kind<LineUnits> = {
  placeholder: 'sku=quantity',
  rule: 'must be a sku and a quantity such as TEE=2',
  parse: (raw) => {
    const at = raw.lastIndexOf('=');
    const qty = raw.slice(at + 1);
    return at > 0 && at <= 64 && /^[1-9]\d{0,5}$/.test(qty) ? { sku: raw.slice(0, at), qty: Number(qty) } : undefined;
  },
};
const ID = { id: required('number or id of the order', text('id', 64)) };
const MEANT = {
  revision: optional('expected revision; a mismatch is a conflict', whole(0, Number.MAX_SAFE_INTEGER)),
  dryRun: flag('show what would change, without changing it'),
};

function answerOf(order: ManagedOrder): Answer {
  return answer(order, (screen) =>
    order.planned === undefined
      ? screen.sections(
          screen.good(`Order ${order.number}, revision ${String(order.revision)}.`),
          historyTable(order, screen),
        )
      : plannedText(order, screen),
  );
}

const show = command({
  name: 'order show',
  summary: 'show an order with its payments and history',
  args: ID,
  run: ({ id }, session) => managedAnswer(id, session),
});

const cancel = command({
  name: 'order cancel',
  summary: 'cancel an order: restores stock and refunds payments',
  args: ID,
  options: { reason: required('why', text('text', 500)), ...MEANT },
  run: async ({ id, reason, revision, dryRun }, session) => {
    const admin = await adminOf(session);
    return answerOf(await admin.advance({ id, revision, cancel_reason: reason, dry_run: dryRun }));
  },
});

const parcel = command({
  name: 'order parcel',
  summary: 'send some lines of an order as a parcel, or correct the tracking of one',
  args: ID,
  options: {
    line: list('sku and quantity in the parcel; default: everything that is left', UNITS),
    tracking: optional('tracking number', text('number', 100)),
    carrier: optional('carrier', text('title', 100)),
    link: optional('tracking URL', webAddress),
    key: optional('id of the parcel: the same id sends once, later it corrects; default: a new one', KEY),
    sendAnyway: flag('send it although the order is unpaid or fully refunded'),
    ...MEANT,
  },
  run: async ({ id, line, key = randomUUID(), sendAnyway, revision, dryRun, ...tracking }, session) => {
    const admin = await adminOf(session);
    const sent = { id: key, ...(line.length > 0 && { lines: [...line] }) };
    const anyway = sendAnyway ? { send_anyway: true as const } : {};
    return answerOf(await admin.advance({ id, parcel: sent, ...tracking, ...anyway, revision, dry_run: dryRun }));
  },
});

const cancelItems = command({
  name: 'order cancel-items',
  summary: 'cancel lines of a paid order that were not sent, and refund them',
  args: ID,
  options: {
    line: list('sku and quantity cancelled so far in all', UNITS, 1),
    reason: required('why', text('text', 500)),
    noRestock: flag('do not restock'),
    ...MEANT,
  },
  run: async ({ id, line, reason, noRestock, revision, dryRun }, session) => {
    const admin = await adminOf(session);
    const input = { cancel_units: [...line], return_reason: reason, restock: !noRestock };
    return answerOf(await admin.advance({ id, revision, dry_run: dryRun, ...input }));
  },
});

const returned = command({
  name: 'order return',
  summary: 'record returned lines of an order',
  args: ID,
  options: {
    sku: list('sku of a returned line', text('sku', 64), 1),
    qty: optional('total returned quantity of one sku so far; default: all', whole(1, 1_000_000)),
    reason: required('why', text('text', 500)),
    refund: optional('amount to refund for them; default: what was paid', AMOUNT),
    noRestock: flag('do not restock'),
    ...MEANT,
  },
  run: async ({ id, sku, qty, reason, refund, noRestock, revision, dryRun }, session) => {
    if (qty !== undefined && sku.length > 1) throw new UsageError('--qty requires exactly one --sku');
    const admin = await adminOf(session);
    const back = qty === undefined ? [...sku] : sku.map((one) => ({ sku: one, qty }));
    const input = { returned: back, return_reason: reason, refund, restock: !noRestock };
    return answerOf(await admin.advance({ id, revision, dry_run: dryRun, ...input }));
  },
});

const refund = command({
  name: 'order refund',
  summary: 'refund an order, at most what was paid',
  args: ID,
  options: {
    line: list('sku and amount to refund for it', LINE),
    shipping: optional('amount to refund for shipping', AMOUNT),
    amount: optional('general amount to refund', AMOUNT),
    reason: required('why', text('text', 500)),
    key: optional('idempotency key: the same key refunds once; default: a new one', KEY),
    ...MEANT,
  },
  run: async ({ id, line, shipping, amount: other, reason: note, key = randomUUID(), revision, dryRun }, session) => {
    const admin = await adminOf(session);
    return answerOf(
      await admin.refund({ id, key, lines: [...line], shipping, other, note, revision, dry_run: dryRun }),
    );
  },
});

interface NewLine {
  readonly line?: number;
  readonly sku?: string;
  readonly qty: number;
}
const KEPT: Kind<NewLine> = {
  placeholder: 'position=quantity',
  rule: 'must be the position of a line from 1 and a quantity, such as 1=2',
  parse: (raw) => {
    const [, at, qty] = /^([1-9]\d{0,2})=([1-9]\d{0,5})$/.exec(raw) ?? [];
    return at === undefined || qty === undefined ? undefined : { line: Number(at) - 1, qty: Number(qty) };
  },
};

const edit = command({
  name: 'order edit',
  summary: 'change lines and shipping of an order before it is sent; what it costs less is refunded',
  args: ID,
  options: {
    keep: list('line to keep and its quantity; lines that are not named are removed', KEPT),
    add: list('sku and quantity to add at today’s price', UNITS),
    shipping: optional('code of the shipping method', text('code', 64)),
    ...MEANT,
  },
  run: async ({ id, keep, add, shipping, revision, dryRun }, session) => {
    if (keep.length + add.length === 0 && shipping === undefined)
      throw new UsageError('Name what changes: --keep and --add for the lines, or --shipping');
    const lines = [...keep.map(({ line = 0, qty }) => ({ line, qty })), ...add.map(({ sku, qty }) => ({ sku, qty }))];
    const admin = await adminOf(session);
    const changed = await admin.edit({
      id,
      revision,
      dry_run: dryRun,
      ...(lines.length > 0 && { lines }),
      ...(shipping !== undefined && { shipping_method_code: shipping }),
    });
    return answer(changed, (screen) => editText(changed, screen));
  },
});

function editText({ order, edited }: OrderEdited, screen: Screen): string {
  const { before, total, refund: back, due, changes } = edited;
  const money = (amount: number) => plainAmount(amount, order.currency);
  return screen.sections(
    screen.good(`Order ${order.number}, revision ${String(order.revision)}.`),
    changes.map(({ name, from, to }) => `${name}: ${from ?? ''} → ${to ?? ''}`).join('\n'),
    screen.facts([
      ['Before', money(before)],
      ['Now', money(total)],
      ['Refund', money(back)],
      ['To pay', money(due)],
    ]),
  );
}

const note = command({
  name: 'order note',
  summary: 'add a staff note to an order',
  args: { ...ID, text: required('the note', text('text', 2000)) },
  run: async ({ id, text: written }, session) => answerOf(await (await adminOf(session)).note(id, written)),
});

const checkVat = command({
  name: 'order check-vat',
  summary: 'ask the register again about the VAT number of an order; tax that was charged stays',
  args: ID,
  run: async ({ id }, session) => answerOf(await (await adminOf(session)).checkVat(id)),
});

const PLACE = text('code', 40);
const move = command({
  name: 'order move',
  summary: 'move units of an unsent order to another location',
  args: ID,
  options: {
    sku: required('sku of the units', text('sku', 64)),
    from: required('code of the location that ships them now', PLACE),
    to: required('code of the location to ship them from', PLACE),
    qty: required('units', whole(1, 1_000_000)),
    revision: MEANT.revision,
  },
  run: async (input, session) => answerOf(await (await adminOf(session)).move(input)),
});

export const ORDER_COMMANDS: readonly Command[] = [
  show,
  createOrder,
  exchangeItems,
  exchangeForOrder,
  { ...advance, name: 'order advance' },
  cancel,
  parcel,
  cancelItems,
  edit,
  returned,
  refund,
  note,
  checkVat,
  move,
];
