import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vitest from 'vitest';
import type { TaxRequest } from '../../../adapters/platform/ports/selling/tax';
import { taxRules } from '../../../adapters/platform/starter/tax-rules';
import { createHttpTax } from '../../../adapters/tax/http';
import { createRuleTax } from '../../../adapters/tax/rules';
import { taxSuite } from '../../../testing';

const { describe, expect, it } = vitest;
const REQUEST: TaxRequest = {
  store: 'us',
  currency: 'USD',
  pricesIncludeTax: false,
  destination: { country: 'US', regionId: 43, region: 'New York', postcode: '10004' },
  lines: [
    { id: '1', sku: 'BOOK', name: 'Book', qty: 1, taxClass: 4, amount: 1000 },
    { id: '2', sku: 'TEE', name: 'T-Shirt', qty: 2, taxClass: 2, amount: 2000 },
  ],
  shipping: { carrier: 'vitrine', method: 'standard', amount: 400 },
};
const SECRET = 'a secret of the merchant';
const LINES = [
  { id: '1', tax: 0 },
  { id: '2', tax: 178 },
];
const TAXES = { lines: LINES, shipping_tax: 36, names: ['NYC Sales Tax 8.875 %'] };

async function serve(body: string) {
  const posts: { readonly url: string | undefined; readonly signature: unknown }[] = [];
  const server = createServer((request, response) => {
    posts.push({ url: request.url, signature: request.headers['vitrine-signature'] });
    request.resume();
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // sound: it listens on a port
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${String(port)}/taxes`, posts, close };
}

describe("the shop's tax rules", () =>
  taxSuite(vitest, () => Promise.resolve({ calculator: createRuleTax(taxRules()), request: REQUEST })));

describe('the HTTP tax service', () =>
  taxSuite(vitest, async () => {
    const { url, close } = await serve(JSON.stringify(TAXES));
    return { calculator: createHttpTax({ url, secret: SECRET }), request: REQUEST, close };
  }));

describe('a tax calculator over HTTP', () => {
  it('sends a signed request, and reads the taxes', async () => {
    const { url, posts, close } = await serve(JSON.stringify(TAXES));
    const said = await createHttpTax({ url, secret: SECRET }).calculate(REQUEST, new AbortController().signal);
    await close();
    expect(said).toEqual({ lines: LINES, shippingTax: 36, names: TAXES.names });
    expect(posts.map((post) => post.url)).toEqual(['/taxes']);
    expect(posts[0]?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  });

  it('fails if the service returns no taxes', async () => {
    const { url, close } = await serve('{"lines":[]}');
    const asked = createHttpTax({ url, secret: SECRET }).calculate(REQUEST, new AbortController().signal);
    await expect(asked).rejects.toThrow('shipping_tax is invalid');
    await close();
  });
});
