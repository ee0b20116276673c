import type { InvoiceFact, InvoiceSheet } from '../../../core/contract/orders/invoice-sheet';
import type { BloggerStatement } from '../../../core/contract/bloggers/blogger-statement';
import type { StoreView } from '../../../core/store-views';
import { moneyText } from '../../../core/store-views/money-text';
import { textsIn, zoneIn } from '../foundation';
import de from './messages/de/statement.json';
import en from './messages/en/statement.json';
import ru from './messages/ru/statement.json';
import uk from './messages/uk/statement.json';
import zh from './messages/zh/statement.json';

const TEXTS = { de, en, ru, uk, zh };
/** Shares of the width: movement, date, order, change, balance. */
const WIDTHS = [34, 18, 16, 16, 16];

interface Parties {
  readonly shop: readonly string[];
  readonly blogger: readonly string[];
}

/** Writes a statement in the language of a store, to be printed. Pure. */
export function statementSheet(
  statement: Omit<BloggerStatement, 'pdf'>,
  { shop, blogger }: Parties,
  store: StoreView,
): InvoiceSheet {
  const text = textsIn(TEXTS, store);
  const locale = store.i18n.defaultLocale;
  const money = (amount: number) => moneyText(amount, statement.currency, locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (iso: string) => date.format(Date.parse(iso));
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zoneIn(store) });
  const sums = (['opening', 'earned', 'back', 'paid', 'closing'] as const).map((name): InvoiceFact => {
    const isLess = name === 'back' || name === 'paid';
    return { label: text(name), value: money(isLess ? 0 - statement[name] : statement[name]) };
  });
  return {
    title: text('title'),
    locale,
    facts: [
      { label: text('period'), value: `${day(statement.from)} – ${day(statement.to)}` },
      { label: text('currency'), value: statement.currency },
    ],
    seller: [...shop],
    addresses: [{ label: text('for'), lines: [...blogger] }],
    columns: [text('movement'), text('date'), text('order'), text('change'), text('balance')],
    widths: WIDTHS,
    rows: statement.rows.map(({ reason, at, sku, order_number: order, change, balance }) => ({
      name: text(reason),
      details: sku === null ? [] : [sku],
      cells: [moments.format(Date.parse(at)), order ?? '', change === 0 ? '–' : money(change), money(balance)],
    })),
    tax_columns: [],
    tax_rows: [],
    totals: sums,
    payments: [],
    notes: [text('note')],
    page: text('page'),
  };
}
