import { toMinor } from '../../../core/kernel/money';
import { priceFormatter } from '../../../core/store-views';
import type { StoreView } from '../../../core/store-views';
import type { StoredOrder } from '../orders/order-repository';
import { sumRows } from '../orders/sum-rows';
import { markup } from '../pages/markup';
import { page } from '../pages/layout';
import type { OutboxMessage } from './outbox-repository';

/** The mail that confirms an order. */
export function orderMail(
  order: StoredOrder,
  store: StoreView,
  publicUrl: string,
): Omit<OutboxMessage, 'id' | 'createdAt'> {
  const { products, totals, personalDetails } = order.document;
  const format = priceFormatter(store.i18n);
  const price = (amount: number) => format(toMinor(amount));
  const link = order.redirect ? `${publicUrl}/pay/${encodeURIComponent(order.orderId)}` : undefined;
  const rows = sumRows(totals).map((row) => ({ ...row, value: format(row.value) }));
  const options = (line: (typeof products)[number]) =>
    (line.options ?? []).map((o) => `${o.label}: ${o.value}`).join(', ');
  const text = [
    `Hello ${personalDetails.firstName},`,
    `thank you for your order ${order.number}.`,
    '',
    ...products.map(
      (line) =>
        `${line.qty} × ${line.name}${options(line) === '' ? '' : ` (${options(line)})`}  ${price(line.row_total)}`,
    ),
    '',
    ...rows.map((row) => `${row.label}: ${row.value}`),
    ...(link === undefined ? [] : ['', `If you have not paid yet: ${link}`]),
  ].join('\n');
  const body = markup`<h1>Thank you</h1>
    <p>Hello ${personalDetails.firstName}, we have your order <b>${order.number}</b>.</p>
    <table>
      <tbody>
        ${products.map(
          (line) =>
            markup`<tr>
              <td>${line.qty} × ${line.name}<br /><span class="quiet">${options(line)}</span></td>
              <td>${price(line.row_total)}</td>
            </tr>`,
        )}
        ${rows.map(
          (row) =>
            markup`<tr class="${row.code === 'grand_total' ? 'sum' : ''}">
              <th scope="row">${row.label}</th>
              <td>${row.value}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${link === undefined ? undefined : markup`<p>If you have not paid yet: <a href="${link}">pay now</a></p>`}`;
  return {
    kind: 'order',
    contact: order.email,
    subject: `Your order ${order.number}`,
    text,
    html: page(`Order ${order.number}`, body, store.i18n.defaultLanguage),
  };
}
