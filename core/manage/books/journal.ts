import type { BookAccount } from '../../contract/staff/book-settings';
import type {
  BonusEntry,
  BookEvent,
  BookEventKind,
  CardEntry,
  OpeningEntry,
  RoyaltyEntry,
  SaleEvent,
} from '../../contract/staff/book-events';
import type { Minor } from '../../kernel/money';
import { salesFigures } from '../reports/sales-figures';

/** Debit if positive, else credit. */
export interface JournalLine {
  readonly account: BookAccount;
  /** Tax rate and country, or payment provider or method; empty otherwise. */
  readonly of: string;
  readonly amount: Minor;
}

/** Lines that add up to zero. */
export interface JournalEntry {
  readonly day: string;
  readonly currency: string;
  readonly order: string | null;
  readonly kind: BookEventKind;
  /** Reference of the payment provider. */
  readonly reference: string | null;
  /** VAT number of a business that owes the tax. */
  readonly vat_number?: string | undefined;
  readonly lines: readonly JournalLine[];
}

/** Books an event by double entry. This is the only definition; the books, the journal and the exports use it. */
export function journalEntry(event: BookEvent): JournalEntry {
  const { day, currency, order } = event;
  const { kind, lines } = bookingOf(event);
  const reference = 'reference' in event ? event.reference : null;
  const vat_number = 'vatNumber' in event ? event.vatNumber : undefined;
  return {
    ...{ day, currency, order, kind, reference, lines: lines.filter(({ amount }) => amount !== 0) },
    ...(vat_number !== undefined && { vat_number }),
  };
}

interface Booking {
  readonly kind: BookEventKind;
  readonly lines: readonly JournalLine[];
}

function bookingOf(event: BookEvent): Booking {
  switch (event.kind) {
    case 'sale':
      return { kind: SALE_KINDS[event.act], lines: saleLines(event) };
    case 'payment':
      return { kind: event.kind, lines: moved(event.amount, 'payments', 'receivable', event.provider ?? event.method) };
    case 'refund':
      return {
        kind: event.kind,
        lines: moved(-event.amount, 'payments', 'receivable', event.provider ?? event.method),
      };
    case 'opening':
      return { kind: event.kind, lines: openingLines(event) };
    case 'withheld':
      return { kind: event.kind, lines: moved(event.amount, 'receivable', 'bonus_expense') };
    case 'bonus':
      return bonusBooking(event);
    case 'royalty':
      return royaltyBooking(event);
    default:
      return { kind: event.kind, lines: cardLines(event) };
  }
}

const SALE_KINDS = { sale: 'sale', cancel: 'cancel', refund: 'credit' } as const;

/** Moves an amount from the account `credit` to the account `debit`. */
function moved(amount: Minor, debit: BookAccount, credit: BookAccount, of = ''): readonly JournalLine[] {
  return [
    { account: debit, of, amount },
    { account: credit, of: '', amount: 0 - amount },
  ];
}

/** Sales are booked when they are placed, as in reports; cancellations and refunds reverse them. */
function saleLines({ rate, country, sums }: SaleEvent): readonly JournalLine[] {
  const of = `${rate} ${country}`;
  const { net, shipping, tax, cards, total } = salesFigures(sums);
  return [
    { account: 'receivable', of: '', amount: total },
    { account: 'sales', of, amount: 0 - net },
    { account: 'shipping', of, amount: 0 - shipping },
    { account: 'tax', of, amount: 0 - tax },
    { account: 'gift_cards_sold', of: '', amount: 0 - cards },
  ];
}

function openingLines({ account, amount }: OpeningEntry): readonly JournalLine[] {
  return account === 'receivable' ? moved(amount, account, 'opening') : moved(amount, 'opening', account);
}

/** The paid part and the goodwill of a card have accounts of their own. */
function cardLines({ kind, amount, goodwill, isClosed }: CardEntry): readonly JournalLine[] {
  const paid = amount - goodwill;
  switch (kind) {
    case 'card-issued':
      return [...moved(paid, 'gift_cards_sold', 'gift_cards'), ...moved(goodwill, 'goodwill', 'gift_card_goodwill')];
    case 'card-off':
      return isClosed
        ? moved(paid, 'gift_cards_expired', 'gift_cards_sold')
        : [...moved(paid, 'gift_cards', 'gift_cards_sold'), ...moved(goodwill, 'gift_card_goodwill', 'goodwill')];
    case 'card-spent':
      return [...moved(paid, 'gift_cards', 'receivable'), ...moved(goodwill, 'gift_card_goodwill', 'receivable')];
    case 'card-expired':
      return [...moved(paid, 'gift_cards', 'gift_cards_expired'), ...moved(goodwill, 'gift_card_goodwill', 'goodwill')];
    case 'card-back':
      // Nobody can spend what returns to a closed card.
      return isClosed
        ? [...moved(paid, 'receivable', 'gift_cards_expired'), ...moved(goodwill, 'receivable', 'goodwill')]
        : [...moved(paid, 'receivable', 'gift_cards'), ...moved(goodwill, 'receivable', 'gift_card_goodwill')];
  }
}

const BONUSES: ReadonlyMap<string, { readonly kind: BookEventKind; readonly against: BookAccount }> = new Map([
  ['opening', { kind: 'opening', against: 'opening' }],
  ['cashback', { kind: 'bonus-awarded', against: 'bonus_expense' }],
  ['spent', { kind: 'bonus-spent', against: 'receivable' }],
  ['returned', { kind: 'bonus-back', against: 'receivable' }],
  ['payout', { kind: 'bonus-payout', against: 'royalties' }],
] as const);

function bonusBooking({ amount, reason }: BonusEntry): Booking {
  const { kind, against } = BONUSES.get(reason) ?? ({ kind: 'bonus-other', against: 'bonus_expense' } as const);
  return { kind, lines: moved(amount, against, 'bonuses') };
}

/** The bonuses of a payout are booked when they reach the bonus account. */
function royaltyBooking({ act, sum, bonus }: RoyaltyEntry): Booking {
  if (act === 'paid') return { kind: 'royalty-paid', lines: moved(sum, 'royalties', 'bank') };
  const amount = sum + bonus;
  return { kind: amount < 0 ? 'royalty-back' : 'royalty', lines: moved(amount, 'royalty_expense', 'royalties') };
}
