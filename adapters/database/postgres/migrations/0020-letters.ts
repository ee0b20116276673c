/** Data from which the HTML of a mail is rendered. */
export const STATEMENTS: readonly string[] = ['ALTER TABLE outbox ADD COLUMN letter TEXT'];
