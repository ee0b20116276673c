import {
  IMPORT_FIELD_NAMES,
  importMapFault,
  REQUIRED_IMPORT_FIELDS,
  type ImportMap,
  type ImportMapFault,
} from '../../../core/contract/staff/import-map';
import { columnsText } from '../source/columns-text';
import { ImportFileError } from '../source/import-report';
import type { CsvRows } from '../source/read-csv';

const MAX_NAMED = 30;

/** @throws ImportFileError naming column and field if the mapping does not match the header */
export function requireMap(map: ImportMap, { columns, separator }: Pick<CsvRows, 'columns' | 'separator'>): void {
  const fault = importMapFault(map, columns);
  if (fault !== undefined) throw new ImportFileError('MAP_UNUSABLE', formatFault(fault, columns, separator));
}

function formatFault(fault: ImportMapFault, columns: readonly string[], separator: string | undefined): string {
  switch (fault.kind) {
    case 'column-unknown':
      return `The file has no column ${JSON.stringify(fault.column)}, which the mapping names; ${columnsText(columns.slice(0, MAX_NAMED), separator)}.`;
    case 'column-twice':
      return `The mapping names the column ${JSON.stringify(fault.column)} twice: a column is one of ${IMPORT_FIELD_NAMES.join(', ')}.`;
    case 'field-missing':
      return `The mapping lacks ${fault.fields.join(', ')}: every file needs a column for each of ${REQUIRED_IMPORT_FIELDS.join(', ')}.`;
    case 'field-twice':
      return `The mapping takes ${fault.field} from ${fault.columns.map((column) => JSON.stringify(column)).join(' and ')}: one column at the most can be it.`;
  }
}
