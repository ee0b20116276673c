import { readSchema, type SchemaFacts } from '../../adapters/database/copy';
import { readServerVersion } from '../../adapters/search';
import { fromPackage, openFiles } from './composition-parts';

export type { SchemaFacts };

/** What a shop's database is, without opening the shop. @param database address of a server; else the file in the data folder @throws DatabaseUnreachableError */
export function lookAtDatabase(data: string, database: string | undefined): Promise<SchemaFacts> {
  return readSchema(database === undefined ? { kind: 'sqlite', folder: data } : { kind: 'postgres', url: database });
}

/** Version of an OpenSearch server. @throws Error saying why there is none */
export function lookAtSearch(url: string): Promise<string> {
  return readServerVersion(url);
}

/** Signs in to an SMTP server and sends nothing. @throws Error with what the server said */
export async function lookAtMail(url: string): Promise<void> {
  const smtp = await fromPackage('nodemailer', '--mail smtp://', () => import('../../adapters/messages/smtp'));
  await smtp.checkSmtp({ url });
}

/** Asks a bucket for a file that it need not have. @throws Error where it does not answer, or refuses */
export async function lookAtBucket(place: string): Promise<void> {
  const files = await openFiles(place);
  if (typeof files === 'string') return;
  try {
    await files.find('media/doctor');
  } finally {
    await files.close();
  }
}
