export { importCatalogue } from './import-catalogue';
export type { ImportOptions, ImportSource } from './import-catalogue';
export { importCustomers } from './customers/import-customers';
export { ImportFileError } from './source/import-report';
export { sourceNameOf } from './source/source-name';
export { previewTable } from './preview-table';
export type { CustomersReport } from './customers/customers-report';
export type { ImportReport, Missing, RowReport } from './source/import-report';
