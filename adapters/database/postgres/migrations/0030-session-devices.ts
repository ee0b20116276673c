/** On what somebody signed in, and when they last came; sessions of before know neither. */
export const STATEMENTS: readonly string[] = [
  'ALTER TABLE session ADD COLUMN device TEXT COLLATE "C"',
  'ALTER TABLE session ADD COLUMN seen_at BIGINT',
];
