import type { Movement } from '../../../../core/bloggers/ledger';
import { toDecimal } from '../../../../core/kernel/money';
import type { StoreView } from '../../../../core/store-views';
import { moneyText } from '../../../../core/store-views/money-text';
import { languageOf } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { StoredOrder } from '../../ports/orders/orders';
import type { NewMessage } from '../../ports/messages/outbox';
import type { StoredPayout } from '../../ports/bloggers/payouts';
import { letterMessage } from './letter';
import { bloggerTextsOf } from './blogger-texts';

interface TakenBack {
  readonly order: StoredOrder;
  readonly movements: readonly Movement[];
  readonly currency: string;
}

type Reader = Pick<Customer, 'email' | 'firstname' | 'loginEmail' | 'loginPhone'>;

export function takenBackMail(
  blogger: Reader,
  { order, movements, currency }: TakenBack,
  store: StoreView,
): NewMessage | undefined {
  const formatText = bloggerTextsOf(store);
  const price = priceIn(currency, store);
  const sum = movements.reduce((total, movement) => total + movement.sum, 0);
  const nameOf = (sku: string | undefined) =>
    order.document.products.find((line) => line.sku === sku)?.name ?? sku ?? '';
  const causes = movements.map((movement) => {
    const params = { price: price(movement.sum), line: nameOf(movement.sku) };
    if (movement.reason === 'line_returned') return formatText('line_returned', params);
    return formatText(movement.reason === 'order_canceled' ? 'order_canceled' : 'money_returned', params);
  });
  const wasConfirmed = movements.some(({ from }) => from === 'active');
  return mailOf(blogger, store, {
    kind: 'royalty-back',
    subject: formatText('back.subject', { number: order.number, price: price(sum) }),
    lines: [
      formatText('back.text', { number: order.number }),
      ...causes,
      ...(wasConfirmed ? [formatText('back.carried')] : []),
    ],
  });
}

export function payoutSentMail(blogger: Reader, payout: StoredPayout, store: StoreView): NewMessage | undefined {
  const formatText = bloggerTextsOf(store);
  const price = priceIn(payout.currency, store);
  const facts = { price: price(payout.sum), orders: payout.orders, number: String(payout.id) };
  const bonus = payout.bonus > 0 ? [formatText('sent.bonus', { price: price(payout.bonus) })] : [];
  return mailOf(blogger, store, {
    kind: 'payout-sent',
    subject: formatText('sent.subject', facts),
    lines: [formatText('sent.text', facts), ...bonus],
  });
}

/**
 * Notifies a blogger that the payout account was changed, possibly by a stranger.
 * @param ending last characters of the account
 */
export function payeeChangedMail(blogger: Reader, ending: string, store: StoreView): NewMessage | undefined {
  const formatText = bloggerTextsOf(store);
  return mailOf(blogger, store, {
    kind: 'account',
    subject: formatText('payee.subject'),
    lines: [formatText('payee.text', { ending }), formatText('payee.not-you')],
    isAboutMoney: false,
  });
}

interface Mail {
  readonly kind: string;
  readonly subject: string;
  readonly lines: readonly string[];
  /** False if the email is not about a ledger movement. */
  readonly isAboutMoney?: boolean;
}

function mailOf(
  blogger: Reader,
  store: StoreView,
  { kind, subject, lines, isAboutMoney = true }: Mail,
): NewMessage | undefined {
  const contact = blogger.email ?? blogger.loginEmail ?? blogger.loginPhone;
  if (contact === undefined) return undefined;
  const formatText = bloggerTextsOf(store);
  const all = [
    formatText('hello', { name: blogger.firstname }),
    ...lines,
    ...(isAboutMoney ? [formatText('where')] : []),
  ];
  return letterMessage({ kind, contact, language: languageOf(store) }, { title: subject, text: all });
}

function priceIn(currency: string, { i18n }: StoreView): (amount: number) => string {
  return (amount) => moneyText(toDecimal(amount), currency, i18n.defaultLocale);
}
