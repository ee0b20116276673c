/** Messages that strangers request (1) wait behind all others (0). */
export const MESSAGE_PRIORITY: readonly string[] = [
  'ALTER TABLE outbox ADD COLUMN priority bigint NOT NULL DEFAULT 0 CHECK (priority IN (0, 1))',
];
