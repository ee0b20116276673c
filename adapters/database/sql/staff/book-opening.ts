/** Books the balance of an account when the books begin, by store and currency. */
const opening = (account: string, store: string, currency: string, amount: string, of: string) =>
  `INSERT INTO book_move (at, kind, reason, store_code, currency, amount)
   SELECT s.at, 'opening', '${account}', ${store}, ${currency}, CAST(sum(${amount}) AS BIGINT)
   FROM book_move s CROSS JOIN ${of}
   GROUP BY s.at${store === 'NULL' ? '' : `, ${store}`}, ${currency} HAVING sum(${amount}) <> 0`;

const START = `s.kind = 'start'`;
const CARD_STORE = 'coalesce(o.store_code, c.store_code)';
const CARDS = 'gift_card c LEFT JOIN shop_order o ON o.id = c.order_id';
const SPENDABLE = `c.granted_at IS NOT NULL AND c.taken_back_at IS NULL AND (c.expires_at IS NULL OR c.expires_at > s.at)`;
const isOwed = (account: string) => `${account} IN ('pending', 'active', 'payout')`;
const ROYALTY = `CASE WHEN ${isOwed('t.target')} THEN t.sum + t.bonus ELSE 0 END - CASE WHEN ${isOwed('t.source')} THEN t.sum + t.bonus ELSE 0 END`;

/**
 * Begins the books of a shop that has sold before, with an opening balance for each account, calculated from the shop's
 * own records. The books do not include anything earlier.
 * @param now SQL expression for the time in milliseconds
 */
export function bookOpening(now: string): readonly string[] {
  return [
    `INSERT INTO book_move (at, kind, currency, amount) SELECT ${now}, 'start', '', 0
     WHERE EXISTS (SELECT 1 FROM shop_order) OR EXISTS (SELECT 1 FROM customer) OR EXISTS (SELECT 1 FROM gift_card)`,
    opening(
      ...(['receivable', 'o.store_code', 'o.currency'] as const),
      `o.grand_total - coalesce((SELECT sum(u.amount - u.returned) FROM gift_card_use u WHERE u.order_id = o.id), 0)`,
      `shop_order o WHERE ${START} AND o.status = 'new'`,
    ),
    opening(
      ...(['gift_cards_sold', 'o.store_code', 'c.currency', 'c.balance - c.goodwill_left'] as const),
      `gift_card c JOIN shop_order o ON o.id = c.order_id
       WHERE ${START} AND o.status = 'new' AND c.granted_at IS NULL AND c.taken_back_at IS NULL`,
    ),
    opening(
      ...(['gift_cards', CARD_STORE, 'c.currency', 'c.balance - c.goodwill_left'] as const),
      `${CARDS} WHERE ${START} AND ${SPENDABLE}`,
    ),
    opening(
      ...(['gift_card_goodwill', CARD_STORE, 'c.currency', 'c.goodwill_left'] as const),
      `${CARDS} WHERE ${START} AND ${SPENDABLE}`,
    ),
    opening('bonuses', 'NULL', 'c.currency', 'c.bonus', `customer c WHERE ${START}`),
    opening(
      ...(['royalties', 'o.store_code', 't.currency', ROYALTY] as const),
      `ledger_transaction t LEFT JOIN shop_order o ON o.id = t.order_id WHERE ${START}`,
    ),
  ];
}
