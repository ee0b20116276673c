/** Hold times of guests' orders that are paid later, and the network that each came from. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE guest_hold (
    order_id BIGINT PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
    held_until BIGINT NOT NULL,
    network TEXT COLLATE "C"
  )`,
  'CREATE INDEX guest_hold_until ON guest_hold (held_until)',
  'CREATE INDEX guest_hold_network ON guest_hold (network) WHERE network IS NOT NULL',
];
