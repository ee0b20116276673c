/** Which cart took the lines of one that was joined with it: a client that missed the answer asks again. */
export const STATEMENTS: readonly string[] = ['ALTER TABLE cart ADD COLUMN joined_into TEXT'];
