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
  requireKnownSchema,
  within,
  type DatabasePlace,
} from './side';
