import { toMinor } from '../../../core/kernel/money';
import { priceFormatter } from '../../../core/store-views';
import type { StoreView } from '../../../core/store-views';
import type { StoredOrder } from '../orders/order-repository';
import { sumRows } from '../orders/sum-rows';
import { markup } from '../pages/markup';
import { page } from '../pages/layout';
import { pageTextsOf } from '../pages/page-texts';
import type { OutboxMessage } from './outbox-repository';

/** The mail that confirms an order. */
export function orderMail(
  order: StoredOrder,
  store: StoreView,
  publicUrl: string,
): Omit<OutboxMessage, 'id' | 'createdAt'> {
  const { products, totals, personalDetails } = order.document;
  const say = pageTextsOf(store);
  const { number } = order;
  const name = personalDetails.firstName;
  const format = priceFormatter(store.i18n);
  const price = (amount: number) => format(toMinor(amount));
  const link = order.redirect ? `${publicUrl}/pay/${encodeURIComponent(order.orderId)}` : undefined;
  const rows = sumRows(totals, say).map((row) => ({ ...row, value: format(row.value) }));
  const place = pickupPlace(order);
  const options = (line: (typeof products)[number]) =>
    (line.options ?? []).map((o) => `${o.label}: ${o.value}`).join(', ');
  const text = [
    say('order.hello', { name }),
    say('order.placed', { number }),
    '',
    ...products.map(
      (line) =>
        `${line.qty} × ${line.name}${options(line) === '' ? '' : ` (${options(line)})`}  ${price(line.row_total)}`,
    ),
    '',
    ...rows.map((row) => `${row.label}: ${row.value}`),
    ...(place === undefined ? [] : ['', `${say('order.pickup')} ${place}`]),
    ...(link === undefined ? [] : ['', `${say('order.pay')} ${link}`]),
  ].join('\n');
  const body = markup`<h1>${say('order.thanks')}</h1>
    <p>${say('order.hello', { name })} ${say('order.placed', { number })}</p>
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
    ${place === undefined ? undefined : markup`<p>${say('order.pickup')} ${place}</p>`}
    ${link === undefined ? undefined : markup`<p>${say('order.pay')} <a href="${link}">${say('order.pay-now')}</a></p>`}`;
  return {
    kind: 'order',
    contact: order.email,
    subject: say('order.subject', { number }),
    text,
    html: page(say('order.subject', { number }), body, store.i18n.defaultLanguage),
  };
}

/** Where it waits to be picked up, on one line. */
function pickupPlace({ result: { pickup_store: shop } }: StoredOrder): string | undefined {
  if (shop === undefined) return undefined;
  return [shop.name, shop.address, shop.city, shop.hours].filter((part) => part !== undefined).join(', ');
}
