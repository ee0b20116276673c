import { toMinor } from '../../../../core/kernel/money';
import { priceFormatter } from '../../../../core/store-views';
import type { StoreView } from '../../../../core/store-views';
import { amountDue } from '../../../../core/orders/rules/amount-due';
import type { StoredOrder } from '../../ports/orders/orders';
import type { PaymentPage } from '../../ports/orders/payment-provider';
import { sumRows, markup, page, pageTextsOf, type PageTextKey } from '../../messages';
import type { ReturnAddresses } from './return-addresses';

/** Renders the test provider's payment page. */
export function paymentPage(
  order: StoredOrder,
  store: StoreView,
  { action, after }: { readonly action: string; readonly after: Pick<ReturnAddresses, 'return' | 'cancel_return'> },
): string {
  const formatText = pageTextsOf(store);
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
  const sums = sumRows(order, formatText)
    .filter(({ code }) => code !== 'subtotal' && code !== 'grand_total')
    .map(
      ({ label, value }) =>
        markup`<tr>
          <td class="quiet">${label}</td>
          <td>${format(value)}</td>
        </tr>`,
    );
  return page(
    formatText('pay.title', { number }),
    markup`<h1>${formatText('pay.heading', { price })}</h1>
      <p>${formatText('pay.test', { number })}</p>
      <table>
        <caption class="quiet" style="text-align:left">
          ${formatText('pay.lines')}
        </caption>
        <tbody>
          ${lines} ${sums}
          <tr class="sum">
            <th scope="row">${formatText('pay.sum')}</th>
            <td>${price}</td>
          </tr>
        </tbody>
      </table>
      <form method="post" action="${action}">
        <input type="hidden" name="return" value="${after.return}" />
        <input type="hidden" name="cancel_return" value="${after.cancel_return}" />
        <button class="main" name="answer" value="approve">${formatText('pay.approve', { price })}</button>
        <button name="answer" value="decline">${formatText('pay.decline')}</button>
        <button name="answer" value="cancel">${formatText('pay.cancel')}</button>
        <button name="answer" value="silent">${formatText('pay.silent')}</button>
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
  const formatText = pageTextsOf(store);
  const price = priceFormatter(store.i18n)(amountDue(order));
  return page(
    formatText('pay.title', { number: order.number }),
    markup`<h1>${formatText('pay.heading', { price })}</h1>
      <form method="post" action="${url}">
        ${Object.entries(fields).map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="main">${formatText('pay.approve', { price })}</button>
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
  const formatText = pageTextsOf(store);
  return page(
    formatText(title),
    markup`<h1>${formatText(title)}</h1>
      <p>${formatText(text, { number })}</p>
      <p><a href="${link.href}">${formatText(link.label)}</a></p>`,
    store.i18n.defaultLanguage,
  );
}
