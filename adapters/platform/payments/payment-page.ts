import { toMinor } from '../../../core/kernel/money';
import { priceFormatter } from '../../../core/store-views';
import type { StoreView } from '../../../core/store-views';
import { amountDue } from '../../../core/orders/amount-due';
import type { StoredOrder } from '../ports/orders';
import type { PaymentPage } from '../ports/payment-provider';
import { sumRows } from '../pages/sum-rows';
import type { ReturnAddresses } from './return-addresses';
import { markup } from '../pages/markup';
import { page } from '../pages/layout';
import { pageTextsOf, type PageTextKey } from '../pages/page-texts';

export function paymentPage(
  order: StoredOrder,
  store: StoreView,
  after: Pick<ReturnAddresses, 'return' | 'cancel_return'>,
): string {
  const say = pageTextsOf(store);
  const { number } = order;
  const format = priceFormatter(store.i18n);
  const price = format(amountDue(order));
  const lines = order.document.products.map(
    (line) =>
      markup`<tr>
        <td>${line.count} × ${line.name}</td>
        <td>${format(toMinor(line.row_total))}</td>
      </tr>`,
  );
  const sums = sumRows(order.document.totals, say)
    .filter(({ code }) => code !== 'subtotal' && code !== 'grand_total')
    .map(
      ({ label, value }) =>
        markup`<tr>
          <td class="quiet">${label}</td>
          <td>${format(value)}</td>
        </tr>`,
    );
  return page(
    say('pay.title', { number }),
    markup`<h1>${say('pay.heading', { price })}</h1>
      <p>${say('pay.test', { number })}</p>
      <table>
        <caption class="quiet" style="text-align:left">
          ${say('pay.lines')}
        </caption>
        <tbody>
          ${lines} ${sums}
          <tr class="sum">
            <th scope="row">${say('pay.sum')}</th>
            <td>${price}</td>
          </tr>
        </tbody>
      </table>
      <form method="post" action="/pay/${encodeURIComponent(order.orderId)}">
        <input type="hidden" name="return" value="${after.return}" />
        <input type="hidden" name="cancel_return" value="${after.cancel_return}" />
        <button class="main" name="answer" value="approve">${say('pay.approve', { price })}</button>
        <button name="answer" value="decline">${say('pay.decline')}</button>
        <button name="answer" value="cancel">${say('pay.cancel')}</button>
        <button name="answer" value="silent">${say('pay.silent')}</button>
      </form>`,
    store.i18n.defaultLanguage,
  );
}

/** Scripts are forbidden on this page, so the shopper must submit the form. */
export function paymentForm(
  order: StoredOrder,
  store: StoreView,
  { url, fields }: Extract<PaymentPage, { readonly kind: 'form' }>,
): string {
  const say = pageTextsOf(store);
  const price = priceFormatter(store.i18n)(amountDue(order));
  return page(
    say('pay.title', { number: order.number }),
    markup`<h1>${say('pay.heading', { price })}</h1>
      <form method="post" action="${url}">
        ${Object.entries(fields).map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="main">${say('pay.approve', { price })}</button>
      </form>`,
    store.i18n.defaultLanguage,
  );
}

interface PaymentOver {
  readonly title: PageTextKey;
  readonly text: PageTextKey;
  readonly number?: string;
  readonly link: { readonly href: string; readonly label: PageTextKey };
}

export function paymentOver({ title, text, number = '', link }: PaymentOver, store: StoreView): string {
  const say = pageTextsOf(store);
  return page(
    say(title),
    markup`<h1>${say(title)}</h1>
      <p>${say(text, { number })}</p>
      <p><a href="${link.href}">${say(link.label)}</a></p>`,
    store.i18n.defaultLanguage,
  );
}
