export {
  checkEmpty,
  compareTables,
  copyTables,
  sumShop,
  type ComparedTable,
  type CopyPlan,
  type TableCount,
} from './copy-shop';
export {
  checkVersions,
  CopyError,
  makeReady,
  nameOf,
  openStored,
  quoted,
  readSchema,
  requireKnownSchema,
  within,
  type DatabasePlace,
  type SchemaFacts,
} from './side';
export { readUnrefunded } from './unrefunded';
