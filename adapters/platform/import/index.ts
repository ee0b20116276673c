export { importCatalogue } from './import-catalogue';
export type { ImportOptions, ImportSource, ImportTarget } from './import-catalogue';
export { ImportFileError } from './import-report';
export type {
  ImportFileErrorCode,
  ImportFormat,
  ImportReport,
  MissingFile,
  ProductReport,
  Reason,
  ReasonCode,
  RowReport,
  RowRole,
} from './import-report';
