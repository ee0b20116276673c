import { combineLatest, type Observable, type Subscription } from 'rxjs';
import type { User } from '../contract';
import type { Store } from '../kernel/store';
import type { OrdersArea, QueuedOrder } from './orders';

/** Orders that wait are shown on every page to whoever made them, and to nobody else who has signed in on the device since. */
export function showWaiting(
  { waiting$ }: Pick<OrdersArea, 'waiting$'>,
  user$: Observable<User | null>,
  shown: Pick<Store<readonly QueuedOrder[]>, 'set'>,
): Subscription {
  return combineLatest([waiting$, user$]).subscribe(([waiting, user]) => {
    const isTheirs = ({ order: { user_id: owner = '' } }: QueuedOrder) => owner === '' || owner === String(user?.id);
    shown.set(waiting.filter(isTheirs));
  });
}
