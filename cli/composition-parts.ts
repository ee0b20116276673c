import type { FileStore } from '../adapters/platform';
import { UsageError } from './declare/usage-error';

/** Where files lie, as `--files` says it. What speaks to a bucket is loaded only where one is named. */
export async function openFiles(place: string): Promise<FileStore | 'folder' | 'database'> {
  if (place === 'folder' || place === 'database') return place;
  const { hostname, pathname, searchParams } = new URL(place);
  const { createS3Files } = await fromPackage(
    '@aws-sdk/client-s3',
    '--files s3://',
    () => import('../adapters/files/s3'),
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
