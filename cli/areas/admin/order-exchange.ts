import { randomUUID } from 'node:crypto';
import { plainAmount } from '../../../core/internal';
import type { ExchangeOrderMade, OrderExchanged } from '../../../core/internal-staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { text, webAddress, whole, type Kind } from '../../usage/kinds';
import { flag, list, optional, required } from '../../usage/parameter';
import { adminOf } from '../order/admin';
import { KEY } from '../shared/key';

interface Swap {
  readonly line: number;
  readonly qty: number;
  readonly sku: string;
}
const SWAP: Kind<Swap> = {
  placeholder: 'position=quantity=sku',
  rule: 'must be the position of a line from 1, a quantity and the sku of the replacement, such as 1=2=TEE-L',
  parse: (raw) => {
    const [, at, qty, sku] = /^([1-9]\d{0,2})=([1-9]\d{0,5})=(.{1,64})$/.exec(raw) ?? [];
    return sku === undefined ? undefined : { line: Number(at) - 1, qty: Number(qty), sku };
  },
};

export const exchangeItems = command({
  name: 'order exchange',
  summary: 'exchange sent items for other variants of the same products, at the price that was paid',
  args: { id: required('number or id of the order', text('id', 64)) },
  options: {
    line: list('line that came back, with its quantity and the sku of the replacement', SWAP, 1),
    reason: required('why', text('text', 500)),
    noRestock: flag('do not restock'),
    tracking: optional('tracking number of the replacement', text('number', 100)),
    carrier: optional('carrier', text('title', 100)),
    link: optional('tracking URL', webAddress),
    key: optional('idempotency key: the same key exchanges once; default: a new one', KEY),
    revision: optional('expected revision; a mismatch is a conflict', whole(0, Number.MAX_SAFE_INTEGER)),
    dryRun: flag('only check the exchange'),
  },
  run: async ({ id, line, noRestock, key = randomUUID(), dryRun, ...given }, session) => {
    const admin = await adminOf(session);
    const input = { id, key, lines: [...line], restock: !noRestock, dry_run: dryRun, ...given };
    const exchanged = await admin.exchange(input);
    return answer(exchanged, (screen) => exchangedText(exchanged, screen));
  },
});

function exchangedText({ order, exchanged }: OrderExchanged, screen: Screen): string {
  return screen.sections(
    screen.good(`Order ${order.number}, revision ${String(order.revision)}.`),
    exchanged.map(({ from, to }) => `${String(from.qty)} × ${from.sku} → ${String(to.qty)} × ${to.sku}`).join('\n'),
  );
}

export const exchangeForOrder = command({
  name: 'order exchange-new',
  summary: "exchange sent items for other products at today's prices, as a new order",
  args: { id: required('number or id of the order', text('id', 64)) },
  options: {
    line: list('line that came back, with its quantity and the sku of the new product', SWAP, 1),
    reason: required('why', text('text', 500)),
    noRestock: flag('do not restock'),
    payment: optional('payment method of the difference; default: the first that is offered', text('code', 64)),
    key: optional('idempotency key: the same key exchanges once; default: a new one', KEY),
    revision: optional('expected revision; a mismatch is a conflict', whole(0, Number.MAX_SAFE_INTEGER)),
    dryRun: flag('show the difference, without exchanging'),
  },
  run: async ({ id, line, reason, noRestock, payment, key = randomUUID(), revision, dryRun }, session) => {
    const admin = await adminOf(session);
    const made = await admin.exchangeForOrder({
      ...{ id, key, reason, lines: [...line], restock: !noRestock, dry_run: dryRun },
      ...(payment !== undefined && { payment_method_code: payment }),
      ...(revision !== undefined && { revision }),
    });
    return answer(made, (screen) => madeText(made, screen));
  },
});

function madeText({ order, made, quote }: ExchangeOrderMade, screen: Screen): string {
  const parts: string[] = [];
  if (made !== null) parts.push(screen.good(`Order ${made.number} replaces items of order ${order.number}.`));
  if (made?.pay_link !== undefined)
    parts.push(
      screen.facts([
        ['Payment link', made.pay_link.link],
        ['Valid until', made.pay_link.until],
      ]),
    );
  if (quote !== null)
    parts.push(
      screen.facts([
        ['Paid for the returned items', money(quote.paid, quote.currency)],
        ['Price of the new items', money(quote.price, quote.currency)],
        ['Amount due', money(quote.due, quote.currency)],
        ['Refund', money(quote.refund, quote.currency)],
        ['Payment methods', quote.payments.map(({ method }) => method).join(', ')],
      ]),
    );
  return screen.sections(...parts);
}

function money(amount: number, currency: string): string {
  return `${plainAmount(amount, currency)} ${currency}`;
}
