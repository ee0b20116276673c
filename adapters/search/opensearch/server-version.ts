import { member, OpenSearchClient } from './client';

export async function readServerVersion(url: string): Promise<string> {
  const version = member(await new OpenSearchClient(url).send('GET', '/'), 'version', 'number');
  if (typeof version === 'string') return version;
  throw new Error('What answers there is no OpenSearch server');
}
