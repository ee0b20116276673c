/** Keys begin with the store code. */
export const CART_COLLECTION = 'cart';

export const replicaName = (storeCode: string): string => `${CART_COLLECTION}/${storeCode}`;
