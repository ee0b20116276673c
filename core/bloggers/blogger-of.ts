import type { Observable } from 'rxjs';
import type { AccountState } from '../accounts';
import type { Store } from '../kernel/store';

/** Id of the signed-in blogger, now and with each change; undefined for everybody else. */
export function bloggerOf(account: Store<AccountState>): Observable<number | undefined> {
  return account.select(({ user }) => (user?.roles.includes('blogger') === true ? user.id : undefined));
}
