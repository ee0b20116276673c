export { importCatalogue } from './import-catalogue';
export type { ImportOptions, ImportSource } from './import-catalogue';
export { ImportFileError } from './source/import-report';
export type { ImportReport, RowReport } from './source/import-report';
