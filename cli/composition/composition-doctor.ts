import { readSchema, readUnrefunded, type DatabasePlace, type SchemaFacts } from '../../adapters/database/copy';
import { readServerVersion } from '../../adapters/search';
import { fromPackage, openFiles } from './composition-parts';

export { writeFileAtomic } from '../../adapters/files/atomic-file';

export type { SchemaFacts };

/**
 * Inspects the database without opening the shop.
 * @param database server URL; defaults to the data folder
 * @throws DatabaseUnreachableError
 */
export function inspectDatabase(data: string, database: string | undefined): Promise<SchemaFacts> {
  return readSchema(placeOf(data, database));
}

/** Returns the numbers of cancelled orders whose payment nobody refunds; undefined without a shop of this version. */
export function inspectPayments(data: string, database: string | undefined): Promise<readonly string[] | undefined> {
  return readUnrefunded(placeOf(data, database));
}

function placeOf(data: string, database: string | undefined): DatabasePlace {
  return database === undefined ? { kind: 'sqlite', folder: data } : { kind: 'postgres', url: database };
}

export function inspectSearch(url: string): Promise<string> {
  return readServerVersion(url);
}

/** Signs in to the mail server without sending. @throws Error with the server's answer */
export async function inspectMail(url: string): Promise<void> {
  const smtp = await fromPackage('nodemailer', '--mail smtp://', () => import('../../adapters/messages/smtp'));
  await smtp.checkSmtp({ url });
}

/** Requests a file that may be missing. @throws Error if the bucket refuses or is unreachable */
export async function inspectBucket(place: string): Promise<void> {
  const files = await openFiles(place);
  if (typeof files === 'string') return;
  try {
    await files.find('media/doctor');
  } finally {
    await files.close();
  }
}
