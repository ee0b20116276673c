export { CACHE_PREFIX, GuardedStorage, type GuardOptions } from './guarded-storage';
export { readStored } from './read-stored';
