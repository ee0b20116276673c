import { mailboxOf } from '../../../../core/contract/foundation/contact';
import type { SqlValue } from './connection';
import { exactly } from './conditions';

interface MailboxCondition {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/**
 * Matches an address and all its plus addresses, using the column's index.
 * @param column trusted SQL of a normalized address
 * @param email normalized address
 */
export function ofMailbox(column: string, email: string): MailboxCondition {
  const mailbox = mailboxOf(email);
  const at = mailbox.lastIndexOf('@');
  const [name, host] = [mailbox.slice(0, at), mailbox.slice(at)];
  // `,` follows `+` in ASCII.
  const plus = `${column} >= ? AND ${column} < ? AND ${column} LIKE ? ESCAPE '\\'`;
  return { text: `${column} = ? OR (${plus})`, values: [mailbox, `${name}+`, `${name},`, `%${exactly(host)}`] };
}
