import { member, OpenSearchClient } from './client';

export async function readServerVersion(url: string): Promise<string> {
  const version = member(await new OpenSearchClient(url).send('GET', '/'), 'version', 'number');
  if (typeof version === 'string') return version;
  throw new Error('The server at this address is not OpenSearch');
}
