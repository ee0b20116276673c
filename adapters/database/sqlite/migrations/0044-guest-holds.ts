/** Hold times of guests' orders that are paid later, and the network that each came from. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE guest_hold (
    order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
    held_until INTEGER NOT NULL,
    network TEXT
  ) STRICT`,
  'CREATE INDEX guest_hold_until ON guest_hold (held_until)',
  'CREATE INDEX guest_hold_network ON guest_hold (network) WHERE network IS NOT NULL',
];
