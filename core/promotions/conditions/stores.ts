import type { Condition } from './condition';

export const stores: Condition = {
  reason: 'store',
  isMet: ({ stores: codes = [] }, { storeCode }) => codes.length === 0 || codes.includes(storeCode),
};
