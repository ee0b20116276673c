export { checkEmpty, compareTables, copyTables, type ComparedTable, type CopyPlan } from './copy-shop';
export { checkVersions, CopyError, openStored, type DatabasePlace } from './side';
