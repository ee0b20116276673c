import type { CustomersReport } from '../../adapters/import';
import type { Platform } from '../../adapters/platform';

/** A file of an earlier shop, and of a workbook which sheet. */
interface PastFile {
  readonly file: string;
  readonly sheet: string | undefined;
  readonly dryRun: boolean;
}

/** Brings the customers of an earlier shop in. @throws ImportFileError when the file as a whole cannot be read */
export async function customersInto(
  { people }: Pick<Platform, 'people'>,
  { dryRun, ...source }: PastFile,
): Promise<CustomersReport> {
  const { importCustomers } = await import('../../adapters/import');
  return importCustomers(source, people, { dryRun });
}
