import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { OpenSearchClient } from '../../../../adapters/search/opensearch/client';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function listening(moved?: string): Promise<{ readonly port: number; readonly seen: (string | undefined)[] }> {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`.trim());
    if (moved !== undefined) response.writeHead(307, { location: moved });
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, seen };
}

describe('an OpenSearch server with authentication', () => {
  it('receives user and password of its URL, with any characters', async () => {
    const { port, seen } = await listening();
    const client = new OpenSearchClient(`http://shop:p%40ss%3Aw%C3%B6rd@127.0.0.1:${String(port)}/search/`);
    await client.send('GET', '/_cat');
    expect(seen).toEqual([`/search/_cat Basic ${Buffer.from('shop:p@ss:wörd').toString('base64')}`]);
  });

  it('receives no credentials if the URL has none', async () => {
    const { port, seen } = await listening();
    await new OpenSearchClient(`http://127.0.0.1:${String(port)}`).send('POST', '/x', { a: 1 });
    expect(seen).toEqual(['/x']);
  });

  it('is named without its password if it is unreachable', async () => {
    const sent = new OpenSearchClient('http://shop:secret@127.0.0.1:9').send('GET', '/');
    await expect(sent).rejects.toThrow('OpenSearch cannot be reached at http://127.0.0.1:9');
  });

  it('receives no password after a redirect', async () => {
    const elsewhere = await listening();
    const { port } = await listening(`http://localhost:${String(elsewhere.port)}/`);
    const sent = new OpenSearchClient(`http://shop:secret@127.0.0.1:${String(port)}`).send('GET', '/');
    await expect(sent).rejects.toThrow('OpenSearch cannot be reached');
    expect(elsewhere.seen).toEqual([]);
  });
});
