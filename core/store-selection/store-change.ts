import type { Storage } from '../ports';

const PLACE = { collection: 'store', key: 'last' } as const;

interface Arrival {
  readonly storage: Pick<Storage, 'get' | 'set'>;
  readonly storeCode: string;
  readonly clearCaches: () => Promise<void>;
}

/**
 * Notes the store that is shopped in. One that is not that of the last time has been changed to, whether by a choice or by going to
 * its address, and what the one before left in the caches goes (S §4). Everything of the shopper stays.
 */
export async function noteStoreChange({ storage, storeCode, clearCaches }: Arrival): Promise<void> {
  const last = await storage.get(PLACE.collection, PLACE.key);
  if (last === storeCode) return;
  if (typeof last === 'string') await clearCaches();
  await storage.set(PLACE.collection, PLACE.key, storeCode);
}
