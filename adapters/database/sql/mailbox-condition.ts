import { mailboxOf } from '../../../core/contract/contact';
import type { SqlValue } from './connection';
import { exactly } from './conditions';

interface MailboxCondition {
  /** SQL with a ? for each value. */
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/**
 * Finds rows of a mailbox: of its plain address and of every plus address of it. Both parts can use an index of the column.
 * @param column SQL of an address in its one form; nothing in it comes from outside
 * @param email in its one form
 */
export function ofMailbox(column: string, email: string): MailboxCondition {
  const mailbox = mailboxOf(email);
  const at = mailbox.lastIndexOf('@');
  const [name, host] = [mailbox.slice(0, at), mailbox.slice(at)];
  // ',' comes next after '+'.
  const plus = `${column} >= ? AND ${column} < ? AND ${column} LIKE ? ESCAPE '\\'`;
  return { text: `${column} = ? OR (${plus})`, values: [mailbox, `${name}+`, `${name},`, `%${exactly(host)}`] };
}
