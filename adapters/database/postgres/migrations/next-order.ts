/**
 * Assigns order ids in one statement: takes the lock of the numbers, then reads the newest order. The read is a statement
 * of its own, so it sees orders that were committed while the lock was awaited.
 */
export const NEXT_ORDER: readonly string[] = [
  `CREATE FUNCTION next_order_id() RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(2, 0);
      RETURN (SELECT CASE WHEN max(id) > 0 THEN max(id) ELSE 0 END + 1 FROM shop_order);
    END $$`,
];
