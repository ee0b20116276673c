export { CACHE_PREFIX } from './guarded-storage';
export { readStored } from './read-stored';
