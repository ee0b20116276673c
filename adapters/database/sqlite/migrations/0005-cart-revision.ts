/** How often the lines of a cart were changed, so that a change can say which state it is meant for. */
export const STATEMENTS: readonly string[] = ['ALTER TABLE cart ADD COLUMN revision INTEGER NOT NULL DEFAULT 0'];
