import type { BankAccount, OrderAddress } from '../../../../core/contract';
import type {
  InvoiceDocument,
  InvoiceKind,
  InvoiceLine,
  InvoiceParty,
} from '../../../../core/contract/orders/invoice-document';
import type { InvoiceSeller } from '../../../../core/contract/staff/invoice-settings';
import { fullName } from '../../../../core/kernel/full-name';
import { currencyStep } from '../../../../core/kernel/currency';
import { toMinor } from '../../../../core/kernel/money';
import type { creditPayments } from '../../../../core/orders/invoices/credit-figures';
import { invoiceFigures, sumsOf, type InvoiceFigures } from '../../../../core/orders/invoices/invoice-figures';
import { hasVirtualLine, type ChargedTaxes } from '../../../../core/totals';
import { optionsWithoutWords } from '../../../../core/orders/rules/options-without-words';
import type { StoreView } from '../../../../core/store-views';
import { addressOf, methodOf } from '../../messages';
import type { StoredOrder } from '../../ports/orders/orders';

type Numbered = Pick<InvoiceDocument, 'issued_on' | 'number'>;

type CreditPayments = ReturnType<typeof creditPayments>;

interface Issued extends Numbered {
  readonly placed_on: string;
  readonly supplied_on: string | null;
}

interface Given {
  readonly taxes: ChargedTaxes;
  readonly seller: InvoiceSeller;
  readonly bank: BankAccount | undefined;
  readonly store: StoreView;
}

/** Amounts in minor units. */
export function figuresOfOrder(order: StoredOrder, taxes: ChargedTaxes): InvoiceFigures {
  const { document, fulfilment, grandTotal, result } = order;
  const cards = new Set(fulfilment.giftCardLines?.map(({ line }) => line));
  const isShipped = taxes.shipping.amount > 0 || document.totals.some(({ code }) => code === 'shipping');
  return invoiceFigures({
    goods: document.products.map((line, index) => ({
      sku: line.sku,
      name: line.name,
      options: optionsWithoutWords(line).map(({ label, value }) => `${label}: ${value}`),
      quantity: line.count,
      unit: toMinor(line.price),
      ...(cards.has(index)
        ? { is_gift_card: true as const }
        : hasVirtualLine([{ type_id: line.type }]) && { is_service: true as const }),
    })),
    shipping: isShipped
      ? (result.shipping_method ?? methodOf(document.addressInformation, 'shipping_method_code'))
      : undefined,
    taxes,
    total: grandTotal + (fulfilment.bonus ?? 0),
    step: currencyStep(order.currency),
  });
}

/** @throws MoneyError if the recorded taxes do not add up to the order */
export function invoiceDocumentOf(
  order: StoredOrder,
  { taxes, seller, bank, store }: Given,
  { number, issued_on, placed_on, supplied_on }: Issued,
): InvoiceDocument {
  const figures = figuresOfOrder(order, taxes);
  const billing = addressOf(order.document.addressInformation, 'billingAddress');
  const shipping = addressOf(order.document.addressInformation, 'shippingAddress');
  const buyer = partyOf(billing);
  const delivery = partyOf(shipping);
  const isSame = JSON.stringify(buyer) === JSON.stringify(delivery);
  return {
    ...{ kind: 'invoice', number, issued_on, supplied_on },
    order: { number: order.number, placed_on },
    ...{ store: store.storeCode, locale: store.i18n.defaultLocale, currency: order.currency },
    prices_include_tax: taxes.included,
    seller: { ...sellerParty(seller), ...(bank !== undefined && { bank }) },
    buyer: {
      ...buyer,
      name: buyer.name === '' ? nameOfBuyer(order) : buyer.name,
      email: order.email,
      ...textOf('vat_id', order.document.vat?.number ?? billing.taxId),
    },
    delivery: isSame || figures.lines.every(({ kind }) => kind === 'goods') ? null : delivery,
    ...(taxes.exempt !== undefined && { tax_exempt: order.document.vat }),
    ...figuresIn(figures),
    payments: paymentsOf(order, figures.gross),
    is_paid: order.status === 'paid',
  };
}

/**
 * Creates a credit note with the parties of its invoice, regardless of the current settings.
 * @param paid amounts by destination, in minor units
 */
export function creditNoteOf(
  invoice: InvoiceDocument,
  lines: readonly InvoiceLine[],
  { number, issued_on, paid, isPaid }: Numbered & { readonly paid: CreditPayments; readonly isPaid: boolean },
): InvoiceDocument {
  const names = invoice.taxes.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const step = currencyStep(invoice.currency);
  const figures = sumsOf(lines, {
    names: names.length === 0 ? undefined : names,
    step,
    isExempt: invoice.tax_exempt !== undefined,
  });
  const kind: InvoiceKind = 'credit_note';
  return {
    ...{ ...invoice, kind, number, issued_on },
    corrects: { number: invoice.number, issued_on: invoice.issued_on },
    ...figuresIn(figures),
    payments: creditedBy(paid, isPaid),
    is_paid: isPaid,
  };
}

/** Returns the parts of a credit note; an unpaid order was paid only by gift cards. */
function creditedBy({ bonuses, giftCards, money }: CreditPayments, isPaid: boolean): InvoiceDocument['payments'] {
  const all = [
    { kind: 'bonuses', title: '', amount: isPaid ? bonuses : 0 },
    { kind: 'gift_card', title: '', amount: giftCards },
    { kind: 'money', title: '', amount: isPaid ? money : 0 },
  ] as const;
  return all.filter(({ amount }) => amount > 0);
}

function figuresIn({ lines, taxes, net, tax, gross }: InvoiceFigures) {
  return { lines: [...lines], taxes: [...taxes], net, tax, gross };
}

function paymentsOf(order: StoredOrder, gross: number): InvoiceDocument['payments'] {
  const { document, fulfilment, result } = order;
  const { bonus = 0, giftCards = 0 } = fulfilment;
  const title = result.payment_method ?? methodOf(document.addressInformation, 'payment_method_code');
  const all = [
    { kind: 'bonuses', title: '', amount: bonus },
    { kind: 'gift_card', title: '', amount: giftCards },
    { kind: 'money', title, amount: gross - bonus - giftCards },
  ] as const;
  return all.filter(({ amount }) => amount > 0);
}

function sellerParty({
  name = '',
  address = '',
  country = '',
  vat_id,
  tax_number,
  registration,
  footer,
}: InvoiceSeller): InvoiceDocument['seller'] {
  const lines = address.split(/\r?\n/).map((line) => line.trim());
  return {
    name: name.trim(),
    lines: lines.filter((line) => line !== ''),
    country,
    ...textOf('vat_id', vat_id),
    ...textOf('tax_number', tax_number),
    ...textOf('registration', registration),
    ...textOf('footer', footer),
  };
}

function partyOf(address: Partial<OrderAddress>): InvoiceParty {
  const { firstname = '', lastname = '', street = [], postcode = '', city = '', region, countryId = '' } = address;
  const lines = [...street, `${postcode} ${city}`, region ?? ''].map((line) => line.trim());
  return {
    name: fullName(firstname, lastname),
    ...textOf('company', address.company),
    lines: lines.filter((line) => line !== ''),
    country: countryId,
  };
}

function nameOfBuyer({ document }: StoredOrder): string {
  return fullName(document.personalDetails.firstName, document.personalDetails.lastName);
}

function textOf<Name extends string>(name: Name, text: string | undefined): Partial<Record<Name, string>> {
  const value = text?.trim() ?? '';
  return value === '' ? {} : ({ [name]: value } as Partial<Record<Name, string>>); // sound: the only member is `name`
}
