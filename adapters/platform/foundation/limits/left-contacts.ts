import { canonicalEmail, mailboxOf } from '../../../../core/contract/foundation/contact';
import type { Repositories } from '../../ports/database';
import { hashToken } from '../kernel/secrets';

/** `erased`: all data of the person was erased; `unsubscribed`: they left the newsletter. */
type Leaving = 'erased' | 'unsubscribed';

/** Remembers a contact as a hash, so that older data of a previous shop does not bring it back. */
export async function markLeft({ flags }: Pick<Repositories, 'flags'>, contact: string, how: Leaving): Promise<void> {
  await flags.set(keyOf(contact, how));
}

export function hasLeft({ flags }: Pick<Repositories, 'flags'>, contact: string, how: Leaving): Promise<boolean> {
  return flags.has(keyOf(contact, how));
}

function keyOf(contact: string, how: Leaving): string {
  return `left:${how}:${hashToken(mailboxOf(canonicalEmail(contact)))}`;
}
