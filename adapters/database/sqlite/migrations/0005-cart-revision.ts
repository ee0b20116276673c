/** Cart revision, for optimistic concurrency. */
export const STATEMENTS: readonly string[] = ['ALTER TABLE cart ADD COLUMN revision INTEGER NOT NULL DEFAULT 0'];
