import type { AccountsArea } from '../../../core/account';
import type { User } from '../../../core/shopper';
import { forgetEdits } from '../drafts/kept-edit';
import { forgetSearches } from '../drafts/recent-searches';

/** Signs out and clears the device's edits and searches. Staff who end acting as a user keep theirs. */
export async function leaveDevice(
  accounts: Pick<AccountsArea, 'logout'>,
  user: Pick<User, 'actor_id'> | null,
): Promise<void> {
  await accounts.logout();
  if (typeof user?.actor_id === 'number') return;
  forgetEdits();
  forgetSearches();
}
