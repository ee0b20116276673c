import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vitest from 'vitest';
import { createHttpCarrier } from '../../../adapters/carriers/http';
import { createTableCarrier } from '../../../adapters/carriers/table';
import type { ShippingRequest } from '../../../adapters/platform/ports/selling/carrier';
import { signatureOf } from '../../../adapters/signed-post/signed-post';
import { carrierSuite } from '../../../testing';

const { afterEach, describe, expect, it } = vitest;
const SECRET = 'a secret of the merchant';
const REQUEST: ShippingRequest = {
  store: 'de',
  currency: 'EUR',
  language: 'de',
  destination: { country: 'DE', postcode: '10115', city: 'Berlin' },
  lines: [{ sku: 'TEE', name: 'T-Shirt', qty: 2, unitPrice: 1995, weight: 200 }],
  subtotal: 3990,
};
const QUOTES = { quotes: [{ service: 'paket', title: 'Paket', amount: 499, days_to_delivery: 2 }] };

interface Service {
  readonly url: string;
  readonly posts: { readonly body: string; readonly signature: unknown }[];
  readonly close: () => Promise<void>;
}

async function serve(answer: {
  readonly status?: number;
  readonly body: string;
  readonly location?: string;
}): Promise<Service> {
  const posts: Service['posts'] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      posts.push({ body, signature: request.headers['vitrine-signature'] });
      response.writeHead(answer.status ?? 200, answer.location === undefined ? {} : { location: answer.location });
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // sound: it listens on a port
  return {
    url: `http://127.0.0.1:${String(port)}/rates`,
    posts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // sound: no encoding is set
  return Buffer.concat(chunks).toString('utf8');
}

describe('the table carrier', () =>
  carrierSuite(vitest, () =>
    Promise.resolve({
      carrier: createTableCarrier({
        code: 'house',
        rows: [{ service: 'parcel', title: 'Parcel', amounts: { EUR: 499 }, daysToDelivery: 2 }],
      }),
      request: REQUEST,
    }),
  ));

describe('the HTTP carrier', () =>
  carrierSuite(vitest, async () => {
    const service = await serve({ body: JSON.stringify(QUOTES) });
    const carrier = createHttpCarrier({ code: 'post', url: service.url, secret: SECRET });
    return { carrier, request: REQUEST, close: service.close };
  }));

describe('a table carrier', () => {
  const rows = [
    { service: 'letter', title: 'Letter', amounts: { EUR: 200 }, maxWeight: 399 },
    { service: 'parcel', title: 'Parcel', amounts: { EUR: 500, USD: 600 }, maxWeight: 400 },
    { service: 'swiss', title: 'Swiss parcel', amounts: { EUR: 900 }, countries: ['CH'] },
  ];
  const asked = async (request: Partial<ShippingRequest>) => {
    const carrier = createTableCarrier({ code: 'house', rows });
    return (await carrier.quotes({ ...REQUEST, ...request }, new AbortController().signal)).map(
      ({ service }) => service,
    );
  };

  it('selects rates by weight, country and currency', async () => {
    expect(await asked({})).toEqual(['parcel']);
    expect(await asked({ destination: { country: 'CH' } })).toEqual(['parcel', 'swiss']);
    expect(await asked({ currency: 'USD' })).toEqual(['parcel']);
    expect(await asked({ currency: 'RUB' })).toEqual([]);
  });
});

describe('a carrier over HTTP', () => {
  const services: Service[] = [];
  afterEach(async () => {
    for (const { close } of services.splice(0)) await close();
  });
  const opened = async (...how: Parameters<typeof serve>) => {
    const service = await serve(...how);
    services.push(service);
    return service;
  };
  const ask = (carrier: ReturnType<typeof createHttpCarrier>) => carrier.quotes(REQUEST, new AbortController().signal);

  it('sends a signed request, and asks again once the cached response expires', async () => {
    const service = await opened({ body: JSON.stringify(QUOTES) });
    let now = 1_767_225_600_000;
    const carrier = createHttpCarrier({ code: 'post', url: service.url, secret: SECRET, now: () => now, keptMs: 1000 });
    expect(await ask(carrier)).toEqual([{ service: 'paket', title: 'Paket', amount: 499, daysToDelivery: 2 }]);
    now += 999;
    await ask(carrier);
    expect(service.posts).toHaveLength(1);
    now += 1;
    await ask(carrier);
    expect(service.posts).toHaveLength(2);
    const [first] = service.posts;
    expect(JSON.parse(first?.body ?? '')).toEqual(REQUEST);
    expect(first?.signature).toBe(signatureOf(first?.body ?? '', SECRET, 1_767_225_600));
    expect(first?.signature).toMatch(/^t=1767225600,v1=[0-9a-f]{64}$/);
  });

  it.each([
    ['an error', { status: 503, body: '' }, 'answered 503'],
    ['no JSON', { body: '<html>' }, 'JSON'],
    ['no quotes', { body: '{"quotes":[{"service":"x"}]}' }, 'quotes.0.title is invalid'],
    ['too large a response', { body: `"${'x'.repeat(1_000_001)}"` }, 'more than 1000000 bytes'],
    ['a redirect', { status: 302, body: '', location: 'http://127.0.0.1:1/' }, 'answered 302'],
  ])('fails if the service responds with %s', async (_name, answer, message) => {
    const { url } = await opened(answer);
    await expect(ask(createHttpCarrier({ code: 'post', url, secret: SECRET }))).rejects.toThrow(message);
  });

  it('refuses an unencrypted URL and a short secret', () => {
    const made =
      (url: string, secret = SECRET) =>
      () =>
        createHttpCarrier({ code: 'post', url, secret });
    expect(made('http://rates.example/')).toThrow('option url must be an address that begins with https://');
    expect(made('rates')).toThrow('option url');
    expect(made('https://rates.example/', 'short')).toThrow('option secret must be at least 16 characters long');
    expect(made('https://rates.example/')).not.toThrow();
  });
});
