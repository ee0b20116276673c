import { expect, it } from 'vitest';
import { rangesOf } from '../../../cli/serve/client-address';
import { listen } from '../../../cli/serve/listen';

async function countriesSeen(trusted: 'loopback' | undefined): Promise<(string | null)[]> {
  const seen: (string | null)[] = [];
  const trustedProxies = trusted === undefined ? [] : (rangesOf(trusted) ?? []);
  const server = await listen(
    (asked) => {
      seen.push(asked.headers.get('cf-ipcountry'), asked.headers.get('x-country-code'), asked.headers.get('accept'));
      return Promise.resolve(new Response('ok'));
    },
    { port: 0, host: '127.0.0.1', trustedProxies },
  );
  await fetch(server.address, { headers: { 'cf-ipcountry': 'DE', 'x-country-code': 'FR', accept: 'text/html' } });
  await server.close();
  return seen;
}

it('the country of a caller comes only from a trusted proxy', async () => {
  expect(await countriesSeen('loopback')).toEqual(['DE', 'FR', 'text/html']);
  expect(await countriesSeen(undefined)).toEqual([null, null, 'text/html']);
});
