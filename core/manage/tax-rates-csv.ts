import { RECORD_IMPORT_FIELDS } from '../contract/staff/import-records';
import { rowsCsv } from './rows-csv';

interface Rate {
  readonly rate: number;
  readonly tax_country_id: string;
  readonly region_name?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly valid_from?: string | null | undefined;
  readonly valid_until?: string | null | undefined;
}

interface Table {
  readonly code: string;
  readonly rates: readonly Rate[];
}

/** Formats the rates of tax tables as CSV with the columns that an import reads. */
export function taxRatesCsv(tables: readonly Table[]): string {
  const rows = tables.flatMap(({ code: table, rates }) =>
    rates.map(({ tax_country_id: country, region_name: region, ...rate }) => ({ ...rate, table, country, region })),
  );
  return rowsCsv(RECORD_IMPORT_FIELDS.tax_rates, rows);
}
