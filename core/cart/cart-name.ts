/** Keys begin with the store code. */
export const CART_COLLECTION = 'cart';

export const replicaName = (storeCode: string): string => `${CART_COLLECTION}/${storeCode}`;

/** Returns true for a message of the release before. Delete with the next release. */
export function isPreviousChange(storeCode: string, message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('type' in message && 'storeCode' in message)) return false;
  return message.type === CART_COLLECTION && message.storeCode === storeCode;
}
