import { createServer } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBin } from './built-bin';
import { vitrine } from './vitrine';

beforeAll(() => ensureBin(), 240_000);

describe('a command for an unreachable remote shop', () => {
  it('reports that nothing listens, and at which address', async () => {
    const away = await vitrine(['--api', 'http://127.0.0.1:1', 'catalog', 'search', 'belt']);
    expect(away.code).toBe(1);
    expect(away.stderr).toContain('The catalogue could not be searched\nNothing listens at http://127.0.0.1:1');
    const json = await vitrine(['--api', 'http://127.0.0.1:1', '--json', 'catalog', 'search', 'belt']);
    expect(json.error()).toMatchObject({ error: { code: 'search-failed', why: 'connection-refused' } });
  });

  it('reports that the response is not from a shop', async () => {
    const server = createServer((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const wrong = await vitrine(['--api', `http://127.0.0.1:${String(port)}`, 'catalog', 'search', 'belt']);
    expect(wrong.stderr).toContain('(status 404) is not JSON: check the URL of the API');
    await new Promise((resolve) => server.close(resolve));
  });
});
