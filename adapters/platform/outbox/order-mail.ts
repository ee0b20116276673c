import { toMinor } from '../../../core/kernel/money';
import { priceFormatter } from '../../../core/store-views';
import type { StoreView } from '../../../core/store-views';
import type { StoredOrder } from '../ports/orders';
import { languageOf } from '../kernel/language';
import { sumRows } from '../pages/sum-rows';
import type { Html } from '../pages/markup';
import { markup } from '../pages/markup';
import { page } from '../pages/layout';
import { pageTextsOf, type PageTextOf } from '../pages/page-texts';
import { bankFacts, orderFacts, type Fact } from './order-facts';
import type { NewMessage } from '../ports/outbox';

interface Letter {
  readonly subject: string;
  readonly thanks: string;
  /** '2 × Tee (Size: M)', what was chosen by itself, and what it costs. */
  readonly lines: readonly { readonly name: string; readonly choices: string; readonly price: string }[];
  readonly sums: readonly (Fact & { readonly isTotal: boolean })[];
  readonly facts: readonly Fact[];
  readonly bank: readonly Fact[];
  /** Where it can be paid, of one that is not. */
  readonly link: string | undefined;
}

/**
 * The mail that confirms an order, or, of one that is paid on a payment page, that it is paid: what was ordered, what it costs, how and
 * where it is delivered, and how it is paid.
 */
export function orderMail(order: StoredOrder, store: StoreView, publicUrl: string): NewMessage {
  const say = pageTextsOf(store);
  const letter = letterOf(order, store, publicUrl);
  const name = order.document.personalDetails.firstName;
  const hello = say('order.hello', { name });
  return {
    kind: 'order',
    contact: order.email,
    subject: letter.subject,
    text: textOf(letter, hello, say),
    html: page(letter.subject, htmlOf(letter, hello, say), store.i18n.defaultLanguage),
    language: languageOf(store),
  };
}

function letterOf(order: StoredOrder, store: StoreView, publicUrl: string): Letter {
  const say = pageTextsOf(store);
  const { number } = order;
  const { products, totals } = order.document;
  const format = priceFormatter(store.i18n);
  const isPaid = order.status === 'paid';
  return {
    subject: say(isPaid ? 'order.subject-paid' : 'order.subject', { number }),
    thanks: say(isPaid ? 'order.paid' : 'order.placed', { number }),
    lines: products.map((line) => ({
      name: `${line.count} × ${line.name}`,
      choices: (line.options ?? []).map(({ label, value }) => `${label}: ${value}`).join(', '),
      price: format(toMinor(line.row_total)),
    })),
    sums: sumRows(totals, say).map(({ code, label, value }) => ({
      label,
      value: format(value),
      isTotal: code === 'grand_total',
    })),
    facts: orderFacts(order, store, say),
    bank: bankFacts(order, store, say),
    link: order.redirect && !isPaid ? `${publicUrl}/pay/${encodeURIComponent(order.orderId)}` : undefined,
  };
}

function textOf({ thanks, lines, sums, facts, bank, link }: Letter, hello: string, say: PageTextOf): string {
  const rows = (list: readonly Fact[]) => list.map(({ label, value }) => `${nameOf(label)} ${value}`);
  return [
    hello,
    thanks,
    ...(link === undefined ? [] : ['', `${say('order.pay')} ${link}`]),
    '',
    ...lines.map(({ name, choices, price }) => `${name}${choices === '' ? '' : ` (${choices})`}  ${price}`),
    '',
    ...rows(sums),
    ...(bank.length === 0 ? [] : ['', say('bank.title'), ...rows(bank)]),
    '',
    ...rows(facts),
  ].join('\n');
}

/** Some names end as a sentence that the value goes on. */
function nameOf(label: string): string {
  return /[:：]$/.test(label) ? label : `${label}:`;
}

function htmlOf({ thanks, lines, sums, facts, bank, link }: Letter, hello: string, say: PageTextOf): Html {
  return markup`<h1>${say('order.thanks')}</h1>
    <p>${hello} ${thanks}</p>
    ${link === undefined ? undefined : markup`<p>${say('order.pay')} <a href="${link}">${say('order.pay-now')}</a></p>`}
    <table>
      <tbody>
        ${lines.map(
          ({ name, choices, price }) =>
            markup`<tr>
              <td>${name}<br /><span class="quiet">${choices}</span></td>
              <td>${price}</td>
            </tr>`,
        )}
        ${sums.map(
          ({ label, value, isTotal }) =>
            markup`<tr class="${isTotal ? 'sum' : ''}">
              <th scope="row">${label}</th>
              <td>${value}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${bank.length === 0 ? undefined : markup`<h2>${say('bank.title')}</h2>${factList(bank)}`} ${factList(facts)}`;
}

function factList(facts: readonly Fact[]): Html {
  return markup`<dl>
    ${facts.map(
      ({ label, value }) =>
        markup`<dt>${label}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}
