import type { Observable } from 'rxjs';
import type { AccountState } from '../accounts';
import type { Store } from '../kernel/store';

export function bloggerOf(account: Store<AccountState>): Observable<number | undefined> {
  return account.select(({ user }) => (user?.roles.includes('blogger') === true ? user.id : undefined));
}
