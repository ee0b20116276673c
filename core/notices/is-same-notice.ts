import { ERROR_MESSAGES } from '../kernel/error-catalogue';
import { canonicalJson } from '../kernel/json';
import type { Notification } from './notices';

/**
 * Whether two notices say the same to the shopper (S §4: one identical to the last is ignored). Ids do not count; nor do the words
 * of an error of the catalogue, which every language finds by its code: the first to show it may have used another one.
 */
export function isSameNotice(a: Notification, b: Notification): boolean {
  const isSaidAlike = a.message === b.message || Object.hasOwn(ERROR_MESSAGES, a.code);
  return isSaidAlike && factsOf(a) === factsOf(b);
}

function factsOf({ type, code, params, action1, action2 }: Notification): string {
  return canonicalJson([type, code, { ...params }, { ...action1 }, { ...action2 }]);
}
