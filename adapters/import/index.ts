export { importCatalogue } from './import-catalogue';
export type { ImportOptions, ImportSource } from './import-catalogue';
export { ImportFileError } from './import-report';
export type { ImportReport, RowReport } from './import-report';
