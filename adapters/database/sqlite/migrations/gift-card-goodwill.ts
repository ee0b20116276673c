/** Parts of gift cards and their uses that were not paid for: cards that staff issued, and top-ups. */
export const GIFT_CARD_GOODWILL: readonly string[] = [
  'ALTER TABLE gift_card ADD COLUMN goodwill INTEGER NOT NULL DEFAULT 0 CHECK (goodwill BETWEEN 0 AND value)',
  'ALTER TABLE gift_card ADD COLUMN goodwill_left INTEGER NOT NULL DEFAULT 0 CHECK (goodwill_left BETWEEN 0 AND balance)',
  'ALTER TABLE gift_card_use ADD COLUMN goodwill INTEGER NOT NULL DEFAULT 0 CHECK (goodwill BETWEEN 0 AND amount - returned)',
  `UPDATE gift_card SET goodwill = CASE WHEN order_id IS NULL THEN value ELSE min(value, coalesce((
     SELECT sum(e.amount) FROM gift_card_event e WHERE e.card_id = gift_card.id AND e.act = 'top-up'
   ), 0)) END`,
  'UPDATE gift_card SET goodwill_left = min(goodwill, balance)',
  // Earlier uses kept no parts, so as much of each counts as goodwill as can be.
  `UPDATE gift_card_use SET goodwill = min(amount - returned, coalesce((
     SELECT g.goodwill FROM gift_card g WHERE g.id = gift_card_use.card_id
   ), 0))`,
];
