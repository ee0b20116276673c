import type { AccountsArea, User } from '../../core';
import { forgetEdits } from './kept-edit';
import { forgetSearches } from './recent-searches';

/**
 * Signs somebody out at their wish, and has this device forget what they typed and searched for. Who comes back because staff acted as somebody keeps
 * what was theirs.
 */
export async function leaveDevice(
  accounts: Pick<AccountsArea, 'logout'>,
  user: Pick<User, 'actor_id'> | null,
): Promise<void> {
  await accounts.logout();
  if (typeof user?.actor_id === 'number') return;
  forgetEdits();
  forgetSearches();
}
