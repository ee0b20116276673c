export { importCatalogue } from './import-catalogue';
export type { ImportOptions, ImportSource } from './import-catalogue';
export { importRecords } from './import-records';
export { ImportFileError } from './source/import-report';
export { sourceNameOf } from './source/source-name';
export { previewTable } from './preview-table';
export type { ImportReport, Missing, RowReport } from './source/import-report';
