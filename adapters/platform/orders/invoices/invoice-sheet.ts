import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '../../../../core/contract/orders/invoice-document';
import type { InvoiceFact, InvoiceSheet } from '../../../../core/contract/orders/invoice-sheet';
import type { TaxPart } from '../../../../core/contract/orders/tax-part';
import { toDecimal } from '../../../../core/kernel/money';
import { moneyText } from '../../../../core/store-views/money-text';
import type { InvoiceTextOf } from './invoice-texts';

interface Words {
  readonly text: InvoiceTextOf;
  readonly money: (amount: number) => string;
  readonly percent: (rate: number | null, name?: string) => string;
  readonly day: (day: string) => string;
  readonly country: (code: string) => string;
}

/** Writes an issued document in the language of its store. Pure. */
export function invoiceSheet(document: InvoiceDocument, text: InvoiceTextOf): InvoiceSheet {
  const words = wordsOf(document, text);
  const { kind, number, locale } = document;
  const name = text(kind === 'invoice' ? 'invoice' : 'credit-note');
  return {
    title: text('title', { kind: name, number }),
    locale,
    facts: factsOf(document, words),
    seller: sellerLines(document, words),
    addresses: addressesOf(document, words),
    columns: [
      text('item'),
      text('quantity'),
      text(document.prices_include_tax ? 'price-gross' : 'price-net'),
      text('discount'),
      text('rate'),
      text('net'),
      text('tax'),
      text('gross'),
    ],
    rows: document.lines.map((line) => rowOf(line, words)),
    tax_columns: [text('rate'), text('net'), text('tax'), text('gross')],
    tax_rows: document.taxes.map(({ rate, name: own, parts = [], net, tax, gross }) => [
      withParts(words.percent(rate, own), parts, words),
      ...[net, tax, gross].map(words.money),
    ]),
    totals: totalsOf(document, words),
    payments: document.payments.map((payment) => paymentOf(document, payment, words)),
    notes: notesOf(document, words),
    page: text('page'),
  };
}

function wordsOf({ locale, currency }: InvoiceDocument, text: InvoiceTextOf): Words {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    text,
    money: (amount) => moneyText(toDecimal(amount), currency, locale),
    percent: (rate, name) => (rate === null ? (name ?? text('tax')) : percent.format(rate / 100)),
    day: (day) => date.format(Date.parse(`${day}T00:00:00Z`)),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  };
}

function factsOf({ number, issued_on, supplied_on, order, corrects }: InvoiceDocument, { text, day }: Words) {
  const facts: InvoiceFact[] = [
    { label: text('number'), value: number },
    { label: text('date'), value: day(issued_on) },
    { label: text('supply'), value: supplied_on === null ? text('supply-open') : day(supplied_on) },
    { label: text('order'), value: text('order-value', { number: order.number, date: day(order.placed_on) }) },
  ];
  if (corrects === undefined) return facts;
  const value = text('corrects-value', { number: corrects.number, date: day(corrects.issued_on) });
  return [...facts, { label: text('corrects'), value }];
}

function sellerLines({ seller }: InvoiceDocument, words: Words): string[] {
  const { vat_id, tax_number, registration } = seller;
  return [
    ...linesOf(seller, words),
    ...(vat_id === undefined ? [] : [words.text('vat-id', { number: vat_id })]),
    ...(tax_number === undefined ? [] : [words.text('tax-number', { number: tax_number })]),
    ...(registration === undefined ? [] : [registration]),
  ];
}

function addressesOf({ buyer, delivery }: InvoiceDocument, words: Words): InvoiceSheet['addresses'] {
  const { vat_id } = buyer;
  const own = vat_id === undefined ? [] : [words.text('vat-id', { number: vat_id })];
  return [
    { label: words.text('billed-to'), lines: [...linesOf(buyer, words), ...own] },
    ...(delivery === null ? [] : [{ label: words.text('delivered-to'), lines: linesOf(delivery, words) }]),
  ];
}

function linesOf({ name, company, lines, country }: InvoiceParty, words: Words): string[] {
  return [company ?? '', name, ...lines, words.country(country)].filter((line) => line !== '');
}

function rowOf(line: InvoiceLine, { text, money, percent }: Words): InvoiceSheet['rows'][number] {
  const { kind, sku, name, options, quantity, unit, discount, net, tax, gross, rate } = line;
  const isPart = quantity === null;
  return {
    name: kind === 'shipping' ? text('shipping', { name }) : name,
    details: [...options, ...(sku === null ? [] : [text('sku', { sku })]), ...(isPart ? [text('part')] : [])],
    cells: [
      isPart ? '' : String(quantity),
      unit === null ? '' : money(unit),
      discount === 0 ? '' : money(-discount),
      percent(rate),
      ...[net, tax, gross].map(money),
    ],
  };
}

function withParts(rate: string, parts: readonly TaxPart[], { percent }: Words): string {
  const named = parts.map((part) => [part.name ?? '', percent(part.rate)].join(' ').trim());
  return named.length === 0 ? rate : `${rate} (${named.join(', ')})`;
}

function totalsOf({ kind, net, taxes, gross }: InvoiceDocument, { text, money, percent }: Words): InvoiceFact[] {
  return [
    { label: text('total-net'), value: money(net) },
    ...taxes.flatMap(({ rate, name, tax, parts = [{ name: null, rate, tax }] }) =>
      parts.map((part) => ({
        label: text('total-tax-rate', { rate: [part.name ?? '', percent(part.rate, name)].join(' ').trim() }),
        value: money(part.tax),
      })),
    ),
    { label: text(kind === 'invoice' ? 'total' : 'total-credited'), value: money(gross) },
  ];
}

const BACK = { bonuses: 'bonuses-back', gift_card: 'gift-card-back', money: 'money-back' } as const;

function paymentOf(
  { kind, is_paid }: InvoiceDocument,
  payment: InvoiceDocument['payments'][number],
  { text, money }: Words,
): InvoiceFact {
  const value = money(payment.amount);
  if (kind === 'credit_note') return { label: text(BACK[payment.kind]), value };
  const name = payment.kind === 'money' ? payment.title : text(payment.kind === 'bonuses' ? 'bonuses' : 'gift-card');
  const isOpen = payment.kind === 'money' && !is_paid;
  return { label: text(isOpen ? 'pay-by' : 'paid-by', { name }), value };
}

function notesOf(document: InvoiceDocument, { text, day }: Words): string[] {
  const { kind, seller, buyer, tax_exempt: vat, taxes } = document;
  const { bank, footer } = seller;
  const account = bank && [bank.holder, bank.iban, bank.bic, bank.bank].filter(Boolean).join(', ');
  const reasons = (['goods', 'services'] as const).filter((one) => taxes.some(({ exempt }) => exempt === one));
  const { checked_at: at = null, consultation_number: proof = '' } = vat ?? {};
  return [
    ...reasons.map((reason) => text(`exempt-${reason}`, { seller: seller.vat_id ?? '', buyer: buyer.vat_id ?? '' })),
    ...(at === null ? [] : [text('vat-checked', { date: day(at.slice(0, 10)), proof: proof || '–' })]),
    ...(account === undefined || kind !== 'invoice' ? [] : [text('bank', { account })]),
    ...(footer === undefined ? [] : footer.split(/\r?\n/)),
  ];
}
