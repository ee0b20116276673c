import type { Storage } from '../ports';
import { GuardedStorage, type StrictStorage } from './guarded-storage';

/** For callers that keep what could not be stored. */
export function strictStorage(storage: Storage): StrictStorage {
  if (!(storage instanceof GuardedStorage)) return storage;
  return {
    get: (...call) => storage.strictly(call[0], (medium) => medium.get(...call)),
    keys: (...call) => storage.strictly(call[0], (medium) => medium.keys(...call)),
    set: (...call) => storage.strictly(call[0], (medium) => medium.set(...call)),
    remove: (...call) => storage.strictly(call[0], (medium) => medium.remove(...call)),
  };
}
