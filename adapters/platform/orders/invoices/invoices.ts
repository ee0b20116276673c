import { createHash } from 'node:crypto';
import type { InvoiceDocument, InvoiceKind } from '../../../../core/contract/orders/invoice-document';
import { dayAt } from '../../../../core/kernel/calendar-days';
import { currencyStep } from '../../../../core/kernel/currency';
import { MoneyError } from '../../../../core/kernel/money';
import { creditLines, creditPayments, type Credited } from '../../../../core/orders/invoices/credit-figures';
import { isInvoiceDue } from '../../../../core/orders/invoices/invoice-due';
import { invoiceNumber, seriesOf } from '../../../../core/orders/invoices/invoice-number';
import { missingOfSeller, sellerOfStore, seriesOfSeller } from '../../../../core/orders/invoices/seller-of-store';
import { deliveryStep, SENT_STEP } from '../../../../core/contract/orders/order-status';
import { readEmail } from '../../../../core/contract/foundation/contact';
import { storeOfOrder, type Settings } from '../../foundation';
import { invoiceMail, type MessageLog } from '../../messages';
import type { Repositories } from '../../ports/database';
import { NOBODY } from '../../ports/staff/personal-data';
import type { StoredInvoice } from '../../ports/orders/invoices';
import type { StoredOrder } from '../../ports/orders/orders';
import { LEFT_OUT } from '../lines/left-out-of';
import { inOrder } from '../lines/order-mail-priority';
import { bonusesBack, givenBack } from './given-back';
import { invoiceRulesOf, type InvoiceRules } from './invoice-settings';
import { invoiceRefused, type InvoiceRefusal } from './refuse-invoice';
import { creditNoteOf, figuresOfOrder, invoiceDocumentOf } from './make-document';
import { isShipped, suppliedAt } from './supply-day';

type Db = Pick<
  Repositories,
  'commerce' | 'content' | 'customers' | 'giftCards' | 'invoices' | 'orderLog' | 'orders' | 'outbox' | 'rates'
>;

export type InvoiceOutcome = InvoiceRefusal | { readonly kind: 'issued'; readonly invoices: readonly StoredInvoice[] };

interface Dependencies {
  readonly mailBound: {
    /** Counts the email of a document; false over the limit of its mailbox. */
    readonly allowsDocument: (db: Db, order: StoredOrder) => Promise<boolean>;
  };
  readonly messages: MessageLog;
  readonly settings: Settings;
}

interface Following {
  readonly rules: InvoiceRules;
  /** False if anyone may cause the document, so that its email counts for the mailbox. */
  readonly isByStaff: boolean;
}

/** Issues invoices and credit notes in the caller's unit of work. Issued documents never change. */
export class Invoices {
  constructor(private readonly parts: Dependencies) {}

  /**
   * Issues the documents that an order needs after a change; call it last in the unit, under the order's lock.
   * @param cause emails that staff cause neither count for a mailbox nor stop at its limit
   */
  async follow(db: Db, { id }: Pick<StoredOrder, 'id'>, cause = { isByStaff: false }): Promise<void> {
    const order = await db.orders.byId(id);
    if (order === undefined) return;
    const rules = await invoiceRulesOf(db, this.parts.settings);
    if ((await currentOf(db, order)).length === 0) {
      if (!isInvoiceDue(rules.when, factsOf(order)) || refusalOf(order, rules) !== undefined) return;
      await this.#issue(db, order, { rules, ...cause });
    }
    // Also runs after a late invoice, whose earlier refunds need credit notes.
    await this.#credit(db, order, { rules, ...cause, isWhole: false });
  }

  /**
   * Credits the remaining amount of an invoiced order before it is edited; `reissue` makes the new invoice.
   * @returns document numbers of the order before the edit
   * @throws ApiError 409 'seller_missing' or 'not_invoiceable', as the edited order would have no invoice
   */
  async close(db: Db, order: StoredOrder): Promise<readonly string[]> {
    if ((await currentOf(db, order)).length === 0) return order.fulfilment.closedInvoices ?? [];
    const rules = await invoiceRulesOf(db, this.parts.settings);
    const refusal = refusalOf(order, rules);
    if (refusal !== undefined) throw invoiceRefused(refusal);
    await this.#credit(db, order, { rules, isByStaff: true, isWhole: true });
    return (await db.invoices.ofOrder(order.id)).map(({ number }) => number);
  }

  /** Issues the invoice manually; an existing invoice is kept. */
  async issue(db: Db, order: StoredOrder): Promise<InvoiceOutcome> {
    const rules = await invoiceRulesOf(db, this.parts.settings);
    const issued = await currentOf(db, order);
    if (issued.length > 0) return { kind: 'issued', invoices: issued };
    const refusal = refusalOf(order, rules);
    if (refusal !== undefined) return refusal;
    await this.#issue(db, order, { rules, isByStaff: true });
    await this.#credit(db, order, { rules, isByStaff: true, isWhole: false });
    return { kind: 'issued', invoices: await db.invoices.ofOrder(order.id) };
  }

  /**
   * Issues the invoice of an edited order whose documents were closed.
   * @throws ApiError as `close`
   */
  async reissue(db: Db, order: StoredOrder): Promise<void> {
    const outcome = await this.issue(db, order);
    if (outcome.kind === 'refused') throw invoiceRefused(outcome);
  }

  /**
   * Emails a document again, for staff.
   * @returns false if the order has no address
   */
  mail(db: Db, order: StoredOrder, document: InvoiceDocument): Promise<boolean> {
    return this.#mail(db, order, document, { isByStaff: true });
  }

  async #mail(
    db: Db,
    order: StoredOrder,
    document: InvoiceDocument,
    { isByStaff, leftOut }: { readonly isByStaff: boolean; readonly leftOut?: string | undefined },
  ): Promise<boolean> {
    const { messages, settings } = this.parts;
    if (order.email === NOBODY || readEmail(order.email) === undefined) return false;
    const written = { store: storeOfOrder(order, settings), publicUrl: settings.publicUrl };
    const mail = invoiceMail(order, document, written);
    await messages.write(db, isByStaff ? mail : await inOrder(db, order, mail), leftOut);
    return true;
  }

  async #issue(db: Db, order: StoredOrder, { rules, isByStaff }: Following): Promise<void> {
    const { settings } = this.parts;
    const store = storeOfOrder(order, settings);
    const seller = sellerOfStore(rules.sellers, order.storeCode);
    const { taxes } = order.document;
    if (seller === undefined || taxes === undefined) return;
    const now = settings.clock.now();
    const supplied = suppliedAt(order, await db.orderLog.history(order.id), now);
    const days = {
      placed_on: dayOf(order.createdAt, rules),
      supplied_on: supplied === undefined ? null : dayOf(supplied, rules),
    };
    await this.#keep(db, order, { kind: 'invoice', rules, isByStaff, now }, (numbered) =>
      invoiceDocumentOf(order, { taxes, seller, bank: rules.bank, store }, { ...numbered, ...days }),
    );
  }

  async #credit(
    db: Db,
    order: StoredOrder,
    { rules, isByStaff, isWhole }: Following & { readonly isWhole: boolean },
  ): Promise<void> {
    const issued = await currentOf(db, order);
    const invoice = issued.find(({ kind }) => kind === 'invoice')?.document;
    if (invoice === undefined) return;
    const notes = issued.filter(({ kind }) => kind === 'credit_note').map(({ document }) => document);
    const before = notes.flatMap(({ lines }) => lines.flatMap(creditedOf));
    const goods = invoice.lines.filter(({ kind }) => kind === 'goods');
    const given = givenBack(order, await db.orderLog.refunds(order.id), goods);
    const lines = creditLines(
      invoice.lines,
      before,
      isWhole ? { ...given, all: true } : given,
      currencyStep(order.currency),
    );
    if (lines.length === 0) return;
    const gross = lines.reduce((sum, line) => sum + line.gross, 0);
    const named = notes.flatMap(({ payments }) => payments);
    const earlier = (of: string) => named.reduce((sum, { kind, amount }) => (kind === of ? sum + amount : sum), 0);
    const { bonus = 0, giftCards: paidByCards = 0, cardsBackBefore = 0 } = order.fulfilment;
    const cardsBack =
      isWhole || paidByCards === 0 ? paidByCards : (await db.giftCards.returnedOf(order.id)) - cardsBackBefore;
    const back = { bonuses: isWhole ? bonus : bonusesBack(order), giftCards: cardsBack };
    const paid = creditPayments(gross, back, { bonuses: earlier('bonuses'), giftCards: earlier('gift_card') });
    // A cancelled order with a refund was paid.
    const isPaid = order.status === 'paid' || (await db.orderLog.refundedOf(order.id)) > 0;
    const now = this.parts.settings.clock.now();
    await this.#keep(db, order, { kind: 'credit_note', rules, isByStaff, now }, (numbered) =>
      creditNoteOf(invoice, lines, { ...numbered, paid, isPaid }),
    );
  }

  async #keep(
    db: Db,
    order: StoredOrder,
    { kind, rules, isByStaff, now }: Following & { readonly kind: InvoiceKind; readonly now: number },
    make: (numbered: Pick<InvoiceDocument, 'issued_on' | 'number'>) => InvoiceDocument,
  ): Promise<void> {
    const issued_on = dayOf(now, rules);
    const seller = sellerOfStore(rules.sellers, order.storeCode) ?? {};
    const series = seriesOf(seriesOfSeller(seller)[kind], issued_on);
    // The row of the series is locked until the unit ends, so that no number is skipped or used twice.
    const position = await db.invoices.next(series);
    const document = make({ number: invoiceNumber(series, position, seller.digits), issued_on });
    const text = JSON.stringify(document);
    const { number } = document;
    await db.invoices.add({
      ...{ number, kind, series, position, orderId: order.id, issuedAt: now, text },
      hash: hashOf(text),
    });
    await db.orderLog.add(order.id, { at: now, who: 'shop', what: [{ name: kind, from: null, to: number }] });
    const isAllowed = isByStaff || (await this.parts.mailBound.allowsDocument(db, order));
    await this.#mail(db, order, document, { isByStaff, leftOut: isAllowed ? undefined : LEFT_OUT });
  }
}

/** Documents of the current version of the order; those of earlier versions cancel each other out. */
async function currentOf(
  { invoices }: Pick<Db, 'invoices'>,
  { id, fulfilment }: StoredOrder,
): Promise<readonly StoredInvoice[]> {
  const closed = new Set(fulfilment.closedInvoices);
  return (await invoices.ofOrder(id)).filter(({ number }) => !closed.has(number));
}

/** SHA-256 in hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function creditedOf({ line, gross, tax }: InvoiceDocument['lines'][number]): readonly Credited[] {
  return line === undefined ? [] : [{ line, gross, tax }];
}

function dayOf(at: number, { timeZone }: InvoiceRules): string {
  return dayAt(at, timeZone);
}

function factsOf(order: StoredOrder) {
  const { status, deliveryStatus, stage, fulfilment } = order;
  return {
    isPaid: status === 'paid',
    isCanceled: status === 'canceled',
    isSent: deliveryStep(deliveryStatus, stage) >= SENT_STEP,
    isVirtual: !isShipped(order),
    isPromo: fulfilment.promo === true,
  };
}

function refusalOf(order: StoredOrder, { sellers }: InvoiceRules): InvoiceRefusal | undefined {
  const { isCanceled, isPromo } = factsOf(order);
  if (isCanceled) return { kind: 'refused', code: 'canceled' };
  if (isPromo) return { kind: 'refused', code: 'promo' };
  if (order.email === NOBODY) return { kind: 'refused', code: 'erased' };
  const missing = missingOfSeller(sellerOfStore(sellers, order.storeCode));
  if (missing !== undefined) return { kind: 'refused', code: 'seller-missing', setting: `invoice_sellers.${missing}` };
  return isKnown(order) ? undefined : { kind: 'refused', code: 'taxes-unknown' };
}

/** Imported orders and orders of earlier shop versions have no taxes by line. */
function isKnown(order: StoredOrder): boolean {
  const { taxes } = order.document;
  if (taxes === undefined) return false;
  try {
    figuresOfOrder(order, taxes);
    return true;
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}
