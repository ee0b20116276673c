import { member, OpenSearchClient } from './client';

/**
 * Asks an OpenSearch server for its version, '2.19.1'; it needs an answer within ten seconds.
 * @param url of the server, with user and password where it asks for them
 * @throws SearchUnavailableError when it cannot be reached; Error where it refuses, or is no OpenSearch
 */
export async function readServerVersion(url: string): Promise<string> {
  const version = member(await new OpenSearchClient(url).send('GET', '/'), 'version', 'number');
  if (typeof version === 'string') return version;
  throw new Error('What answers there is no OpenSearch server');
}
