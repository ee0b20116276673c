/** Credits of exchanges: the order whose items were exchanged. */
export const EXCHANGE_CREDITS: readonly string[] = ['ALTER TABLE gift_card ADD COLUMN exchange_of INTEGER'];
