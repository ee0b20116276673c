import { openPostgres } from '../../adapters/node';
import type { Database, FileStore, SearchEngine } from '../../adapters/platform';
import { createOpenSearch } from '../../adapters/search';
import type { Ids } from '../../core';
import { UsageError } from '../usage/usage-error';

/**
 * The database at an address, or one of the merchant's own.
 * @param log takes a line for each connection that was lost
 * @throws DatabaseUnreachableError
 */
export function openDatabase(
  place: string | (() => Promise<Database>),
  log: ((line: string) => void) | undefined,
): Promise<Database> {
  if (typeof place !== 'string') return place();
  return openPostgres({
    url: place,
    onLost: ({ message }) => log?.(`A connection to the database was lost: ${message}`),
  });
}

/** The OpenSearch server at an address, or a search engine of the merchant's own. */
export function openSearch(place: string | (() => SearchEngine), ids: Pick<Ids, 'uuid'>): SearchEngine {
  return typeof place === 'string' ? createOpenSearch({ url: place, uuid: () => ids.uuid() }) : place();
}

/** Where files lie, as `--files` says it, or a store of the merchant's own. What speaks to a bucket is loaded only where one is named. */
export async function openFiles(place: string | (() => FileStore)): Promise<FileStore | 'folder' | 'database'> {
  if (typeof place !== 'string') return place();
  if (place === 'folder' || place === 'database') return place;
  const { hostname, pathname, searchParams } = new URL(place);
  const { createS3Files } = await fromPackage(
    '@aws-sdk/client-s3',
    '--files s3://',
    () => import('../../adapters/files/s3'),
  );
  const pathStyle = searchParams.get('path-style');
  return createS3Files({
    bucket: hostname,
    prefix: pathname,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? undefined,
    pathStyle: pathStyle === null ? undefined : pathStyle === 'true',
  });
}

/** Loads what works with a package that is installed only where it is needed. @throws UsageError naming the package */
async function fromPackage<T>(name: string, option: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing || !error.message.includes(name)) throw error;
    throw new UsageError(`${option} needs the package ${name}: npm install ${name}`);
  }
}
