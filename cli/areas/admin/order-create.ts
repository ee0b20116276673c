import { randomUUID } from 'node:crypto';
import { plainAmount } from '../../../core/internal';
import { staffOrder, type StaffOrder, type StaffOrderMade } from '../../../core/internal-staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { adminOf } from '../order/admin';
import { KEY } from '../shared/key';
import { readJson } from './read-json';

export const createOrder = command({
  name: 'order create',
  summary: 'place an order for a customer or a guest, with the rules of checkout',
  args: { file: required('JSON with the members of POST /api/manage/order-new', text('file', 4000)) },
  options: {
    key: optional('idempotency key: the same key makes one order; default: that of the file, or a new one', KEY),
    dryRun: flag('show what the order would cost, without making it'),
  },
  run: async ({ file, key, dryRun }, session) => {
    const input = read(await readJson(file), { file, key });
    const admin = await adminOf(session);
    const made = await admin.make({ ...input, ...(dryRun && { dry_run: true }) });
    return answer(made, (screen) => madeText(made, screen));
  },
});

/** @throws CommandError 'invalid-input' naming the members */
function read(raw: unknown, { file, key }: { readonly file: string; readonly key: string | undefined }): StaffOrder {
  const given = typeof raw === 'object' && raw !== null ? raw : {};
  const parsed = staffOrder.safeParse({ key: randomUUID(), ...given, ...(key !== undefined && { key }) });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  throw new CommandError('invalid-input', `${file} is not an order: ${faults.join('; ')}`);
}

function madeText({ order, quote }: StaffOrderMade, screen: Screen): string {
  const parts: string[] = [];
  if (order !== null) parts.push(screen.good(`Order ${order.number}, revision ${String(order.revision)}.`));
  if (order?.pay_link !== undefined)
    parts.push(
      screen.facts([
        ['Payment link', order.pay_link.link],
        ['Valid until', order.pay_link.until],
      ]),
    );
  if (quote !== null)
    parts.push(
      screen.facts([
        ...quote.lines.map(
          ({ sku, count, row_total: row }) => [`${String(count)} × ${sku}`, plainAmount(row, quote.currency)] as const,
        ),
        ['Total', `${plainAmount(quote.total, quote.currency)} ${quote.currency}`],
        ['Shipping methods', quote.shippings.map(({ method }) => method).join(', ')],
        ['Payment methods', quote.payments.map(({ method }) => method).join(', ')],
      ]),
    );
  return screen.sections(...parts);
}
