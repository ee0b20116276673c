/**
 * The last number of a store is found without a look at the orders of others. Old events go where a new one is written, each hundredth time, so that
 * who writes it need not wait for its id: those of more than 30 days that every subscriber of these days has behind it.
 */
export const STATEMENTS: readonly string[] = [
  'CREATE INDEX shop_order_store ON shop_order (store_code, id)',
  `CREATE FUNCTION prune_events() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE before BIGINT := NEW.at - 30::bigint * 24 * 60 * 60 * 1000;
   BEGIN
     DELETE FROM shop_event WHERE at < before AND NOT EXISTS (
       SELECT 1 FROM event_subscription AS one WHERE one.seen_at >= before
       AND (shop_event.position IS NULL OR one.cursor_position < shop_event.position));
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER shop_event_pruned AFTER INSERT ON shop_event FOR EACH ROW WHEN (NEW.id % 100 = 0 AND NEW.position IS NULL) EXECUTE FUNCTION prune_events()`,
];
