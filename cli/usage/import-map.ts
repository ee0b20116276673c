import { IMPORT_FIELD_NAMES, IMPORT_FIELDS, importMapFault, type ImportField, type ImportMap } from '../../core/staff';
import { text, type Kind } from './kinds';
import { optional } from './parameter';

const LONGEST = 20_000;
const FIELD = IMPORT_FIELD_NAMES.join('|');
const NEXT = new RegExp(`\\s*,\\s*(?=(?:${FIELD}|decimal)\\s*=)`, 'iu');

export const SHEET = optional('sheet of a workbook', text('name', 31));

const IMPORT_MAP: Kind<ImportMap> = {
  placeholder: 'field=column,…',
  rule: `must map columns, such as sku=Art.-Nr.,name=Title,price=Price,picture=Photo 1,picture=Photo 2: fields are ${namesOf(true)} (required), ${namesOf(false)}; decimal=comma for 1.299,00; each column once, and each field once except ${severalOf()}`,
  parse: (raw) => {
    if (raw.length > LONGEST) return undefined;
    const parts = raw.split(NEXT).map((part) => /^\s*(?<name>\w+)\s*=\s*(?<value>[\s\S]*\S)\s*$/u.exec(part)?.groups);
    const columns: ImportMap['columns'] = [];
    let decimal: ImportMap['decimal'] = 'point';
    for (const part of parts) {
      const [name = '', value = ''] = [part?.['name']?.toLowerCase(), part?.['value']];
      const field = IMPORT_FIELD_NAMES.find((known): known is ImportField => known === name);
      if (field !== undefined) columns.push({ column: value, field });
      else if (name === 'decimal' && (value === 'comma' || value === 'point')) decimal = value;
      else return undefined;
    }
    const map = { columns, decimal };
    return importMapFault(map) === undefined ? map : undefined;
  },
};

export const MAP = optional(
  'column mapping of a custom table; saved for the next file with the same header row',
  IMPORT_MAP,
);

function namesOf(isRequired: boolean): string {
  return IMPORT_FIELD_NAMES.filter((field) => IMPORT_FIELDS[field].required === isRequired).join(', ');
}

function severalOf(): string {
  return IMPORT_FIELD_NAMES.filter((field) => IMPORT_FIELDS[field].many).join(', ');
}
