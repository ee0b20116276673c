/** Goodwill on gift cards and in their payments: cards issued by staff, and top-ups. */
export const GIFT_CARD_GOODWILL: readonly string[] = [
  'ALTER TABLE gift_card ADD COLUMN goodwill INTEGER NOT NULL DEFAULT 0 CHECK (goodwill BETWEEN 0 AND value)',
  'ALTER TABLE gift_card ADD COLUMN goodwill_left INTEGER NOT NULL DEFAULT 0 CHECK (goodwill_left BETWEEN 0 AND balance)',
  'ALTER TABLE gift_card_use ADD COLUMN goodwill INTEGER NOT NULL DEFAULT 0 CHECK (goodwill BETWEEN 0 AND amount - returned)',
  `UPDATE gift_card SET goodwill = CASE WHEN order_id IS NULL THEN value ELSE min(value, coalesce((
     SELECT sum(e.amount) FROM gift_card_event e WHERE e.card_id = gift_card.id AND e.act = 'top-up'
   ), 0)) END`,
  'UPDATE gift_card SET goodwill_left = min(goodwill, balance)',
  // Earlier payments do not record goodwill. Cards spend it last, so the newest orders of a card contain its spent goodwill.
  `UPDATE gift_card_use SET goodwill = part.goodwill
   FROM (
     SELECT u.order_id, u.card_id, max(0, min(
       u.amount - u.returned,
       g.goodwill - g.goodwill_left - coalesce(sum(u.amount - u.returned) OVER (
         PARTITION BY u.card_id ORDER BY u.order_id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
       ), 0)
     )) AS goodwill
     FROM gift_card_use u JOIN gift_card g ON g.id = u.card_id
   ) AS part
   WHERE part.order_id = gift_card_use.order_id AND part.card_id = gift_card_use.card_id`,
];
