import { randomUUID } from 'node:crypto';
import type { OrderExchanged } from '../../../core/internal-staff';
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
export const SWAP: Kind<Swap> = {
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
