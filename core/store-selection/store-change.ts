import type { Storage } from '../ports';

const PLACE = { collection: 'store', key: 'last' } as const;

interface Arrival {
  readonly storage: Pick<Storage, 'get' | 'set'>;
  readonly storeCode: string;
  readonly clearCaches: () => Promise<void>;
}

/** Records the current store and clears caches if it changed; the shopper's data stays. */
export async function noteStoreChange({ storage, storeCode, clearCaches }: Arrival): Promise<void> {
  const last = await storage.get(PLACE.collection, PLACE.key);
  if (last === storeCode) return;
  if (typeof last === 'string') await clearCaches();
  await storage.set(PLACE.collection, PLACE.key, storeCode);
}
