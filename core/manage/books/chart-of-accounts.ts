import { EU_COUNTRIES } from '../../contract/foundation/eu-countries';
import type { BookAccount, BookChart, OwnAccount } from '../../contract/staff/book-settings';

/** Chart of accounts with the merchant's own accounts. */
export interface AccountPlan {
  readonly chart: BookChart;
  readonly own: readonly OwnAccount[];
}

const PLAIN: Readonly<Record<BookAccount, string>> = {
  receivable: 'Owed by customers',
  payments: 'Payments',
  bank: 'Bank',
  sales: 'Sales',
  shipping: 'Shipping income',
  tax: 'Tax',
  gift_cards_sold: 'Gift cards sold, not issued',
  gift_cards: 'Gift cards',
  gift_card_goodwill: 'Gift cards given away',
  gift_cards_expired: 'Expired gift cards',
  bonuses: 'Bonuses',
  royalties: 'Royalties owed',
  goodwill: 'Goodwill expense',
  bonus_expense: 'Bonus expense',
  royalty_expense: 'Royalty expense',
  opening: 'Opening balances',
};

type Numbers = Readonly<Record<Exclude<BookAccount, 'sales' | 'shipping' | 'tax'>, string>>;

const SKR03: Numbers = {
  ...{ receivable: '10000', payments: '1360', bank: '1200', gift_cards_sold: '1590', gift_cards: '1700' },
  ...{ gift_card_goodwill: '1700', gift_cards_expired: '2700', bonuses: '0970', royalties: '1700' },
  ...{ goodwill: '8700', bonus_expense: '8700', royalty_expense: '4760', opening: '9000' },
};
const SKR04: Numbers = {
  ...{ receivable: '10000', payments: '1460', bank: '1800', gift_cards_sold: '1370', gift_cards: '3500' },
  ...{ gift_card_goodwill: '3500', gift_cards_expired: '4830', bonuses: '3070', royalties: '3500' },
  ...{ goodwill: '4700', bonus_expense: '4700', royalty_expense: '6770', opening: '9000' },
};

/** Accounts of sales and their tax, by where and how they are taxed. */
const SALES = {
  skr03: {
    full: ['8400', '1776'],
    reduced: ['8300', '1771'],
    union: ['8320', '1767'],
    none: ['8120', '1770'],
    exempt: ['8125', '1770'],
    'exempt-services': ['8336', '1770'],
  },
  skr04: {
    full: ['4400', '3806'],
    reduced: ['4300', '3801'],
    union: ['4320', '3817'],
    none: ['4120', '3800'],
    exempt: ['4125', '3800'],
    'exempt-services': ['4336', '3800'],
  },
} as const;

/** Sales accounts from which DATEV splits the tax itself. */
const AUTOMATIC: ReadonlySet<string> = new Set([
  ...[SALES.skr03, SALES.skr04].flatMap(({ full, reduced, union }) => [full[0], reduced[0], union[0]]),
]);

/**
 * Returns the number or name of an account: the merchant's own, by rate and country or provider before the general one,
 * else that of the chart. Empty if the chart has none for the rate and country.
 */
export function accountNumber(plan: AccountPlan, account: BookAccount, of: string): string {
  const { chart } = plan;
  const found = ownAccount(plan, account, of);
  if (found !== undefined) return found.number;
  if (chart === 'plain') return of.trim() === '' ? PLAIN[account] : `${PLAIN[account]} ${of.trim()}`;
  if (account === 'sales' || account === 'shipping' || account === 'tax') {
    const taxation = taxationOf(of);
    return taxation === undefined ? '' : SALES[chart][taxation][account === 'tax' ? 1 : 0];
  }
  return (chart === 'skr03' ? SKR03 : SKR04)[account];
}

/** True if DATEV splits the tax from amounts booked on the account. */
export function includesTax(plan: AccountPlan, account: BookAccount, of: string): boolean {
  if (account !== 'sales' && account !== 'shipping') return false;
  return ownAccount(plan, account, of)?.tax_included ?? AUTOMATIC.has(accountNumber(plan, account, of));
}

function ownAccount({ own }: AccountPlan, account: BookAccount, of: string): OwnAccount | undefined {
  const named = own.filter((one) => one.account === account);
  return named.find((one) => (one.of ?? '') === of) ?? named.find((one) => (one.of ?? '') === '');
}

/** True for sales taxed in another country of the EU, which DATEV books with country and rate. */
export function isTaxedInUnion(of: string): boolean {
  return taxationOf(of) === 'union';
}

/** True for sales to businesses in other countries of the EU, which DATEV books with their VAT number. */
export function isExemptInUnion(of: string): boolean {
  return of.startsWith('exempt');
}

/**
 * Undefined unless the charts have an account for it; none: exports to other countries; exempt: sales to businesses in
 * the European Union that owe the tax.
 */
function taxationOf(of: string): keyof (typeof SALES)['skr03'] | undefined {
  const [rate = '', country = ''] = of.split(' ');
  if (rate === 'exempt' || rate === 'exempt-services') return rate;
  if (country === 'DE' && rate === '19') return 'full';
  if (country === 'DE' && rate === '7') return 'reduced';
  if (country !== 'DE' && EU_COUNTRIES.has(country)) return Number(rate) > 0 ? 'union' : undefined;
  return country !== '' && country !== 'DE' && rate !== '' && Number(rate) === 0 ? 'none' : undefined;
}
