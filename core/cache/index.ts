export { URL_MAP_COLLECTION } from './guarded-storage';
export { readStored } from './read-stored';
export { TwoStages } from './two-stages';
export { strictStorage } from './strict-storage';
