import { ERROR_MESSAGES } from '../kernel/error-catalogue';
import { canonicalJson } from '../kernel/json';
import type { Notification } from './notices';

export function isSameNotice(a: Notification, b: Notification): boolean {
  const isSaidAlike = a.message === b.message || Object.hasOwn(ERROR_MESSAGES, a.code);
  return isSaidAlike && factsOf(a) === factsOf(b);
}

function factsOf({ type, code, params, action1, action2 }: Notification): string {
  return canonicalJson([type, code, { ...params }, { ...action1 }, { ...action2 }]);
}
