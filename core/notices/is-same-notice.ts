import { canonicalJson } from '../kernel/json';
import type { Notification } from './notices';

/** Whether two notices say the same to the shopper (S §4: one identical to the last is ignored). Ids do not count. */
export function isSameNotice(a: Notification, b: Notification): boolean {
  return a.type === b.type && a.code === b.code && a.message === b.message && actionsOf(a) === actionsOf(b);
}

function actionsOf({ action1, action2 }: Notification): string {
  return canonicalJson([{ ...action1 }, { ...action2 }]);
}
