/** Mailbox of a hold in its canonical form, as a hash. Holds of before have none, and end within days. */
export const STATEMENTS: readonly string[] = [
  'ALTER TABLE guest_hold ADD COLUMN mailbox TEXT COLLATE "C"',
  'CREATE INDEX guest_hold_mailbox ON guest_hold (mailbox) WHERE mailbox IS NOT NULL',
];
