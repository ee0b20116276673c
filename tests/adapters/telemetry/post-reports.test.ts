import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createReportPost } from '../../../adapters/telemetry/post-reports';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  ends.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://localhost:${String(address.port)}`;
}

describe('posted reports', () => {
  it('are sent to the configured URL, and nowhere else', async () => {
    const seen: string[] = [];
    const elsewhere = await listening((_, response) => {
      seen.push('elsewhere');
      response.end();
    });
    const host = await listening((request, response) => {
      seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
      if (request.url === '/moved') response.writeHead(307, { location: elsewhere });
      response.end();
    });
    const post = createReportPost();
    await post.send(`${host}/reports`, '{}');
    await expect(post.send(`${host}/moved`, '{}')).rejects.toThrow();
    await post.settled();
    expect(seen).toEqual(['POST /reports', 'POST /moved']);
  });
});
