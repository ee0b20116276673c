import { toMinor } from '../../../core/kernel/money';
import { priceFormatter } from '../../../core/store-views';
import type { StoreView } from '../../../core/store-views';
import type { StoredOrder } from '../orders/order-repository';
import { sumRows } from '../orders/sum-rows';
import { markup } from './markup';
import { page } from './layout';

/** Where the shopper stands when the payment page opens. */
export function paymentPage(order: StoredOrder, store: StoreView): string {
  const format = priceFormatter(store.i18n);
  const price = format(order.grandTotal);
  const lines = order.document.products.map(
    (line) =>
      markup`<tr>
        <td>${line.qty} × ${line.name}</td>
        <td>${format(toMinor(line.row_total))}</td>
      </tr>`,
  );
  const sums = sumRows(order.document.totals)
    .filter(({ code }) => code !== 'subtotal' && code !== 'grand_total')
    .map(
      ({ label, value }) =>
        markup`<tr>
          <td class="quiet">${label}</td>
          <td>${format(value)}</td>
        </tr>`,
    );
  return page(
    `Pay order ${order.number}`,
    markup`<h1>Pay ${price}</h1>
      <p>Order ${order.number}. This is the shop's test payment page: no card is asked for and no money moves.</p>
      <table>
        <caption class="quiet" style="text-align:left">
          What you ordered
        </caption>
        <tbody>
          ${lines} ${sums}
          <tr class="sum">
            <th scope="row">To pay</th>
            <td>${price}</td>
          </tr>
        </tbody>
      </table>
      <form method="post" action="/pay/${encodeURIComponent(order.orderId)}">
        <button class="main" name="answer" value="approve">Pay ${price}</button>
        <button name="answer" value="decline">Decline the payment</button>
        <button name="answer" value="cancel">Cancel and go back to checkout</button>
      </form>`,
    store.i18n.defaultLanguage,
  );
}

/** For an order that cannot be paid any more, or that does not exist. */
export function paymentOver(
  title: string,
  text: string,
  link: { readonly href: string; readonly label: string },
): string {
  return page(
    title,
    markup`<h1>${title}</h1>
      <p>${text}</p>
      <p><a href="${link.href}">${link.label}</a></p>`,
  );
}
