/** What the HTML of a mail is made of when it is sent. */
export const STATEMENTS: readonly string[] = ['ALTER TABLE outbox ADD COLUMN letter TEXT'];
