import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { createWebhook, readWebhook, signWebhook } from '../../../adapters/events/webhook';
import type { ShopEvent } from '../../../core/contract/foundation/events';

const SECRET = 'a secret of the shop';
const EVENT: ShopEvent = {
  id: '7',
  name: 'customer.registered',
  version: 1,
  at: '2026-01-01T00:00:00.000Z',
  data: { customer_id: 3, by: 'sign-in' },
};

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function receiver(status: number): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, { location: '/elsewhere' }).end('thanks');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${String(address.port)}/hook`, received };
}

const hook = (url: string) => createWebhook({ name: 'erp', handles: ['customer.registered'], url, secret: SECRET });
const context = { signal: new AbortController().signal };

describe('a webhook', () => {
  it('posts the event with its id and a signature that its receiver can check', async () => {
    const { url, received } = await receiver(204);
    await hook(url).handle(EVENT, context);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(headers['idempotency-key']).toBe('7');
    expect(headers['content-type']).toBe('application/json');
    const signature = String(headers['vitrine-signature']);
    expect(readWebhook(body, signature, SECRET)).toEqual(EVENT);
    expect(readWebhook(`${body} `, signature, SECRET)).toBeUndefined();
    expect(readWebhook(body, signature, 'another secret!!')).toBeUndefined();
    expect(readWebhook(body, null, SECRET)).toBeUndefined();
  });

  it('expires after five minutes', () => {
    const body = JSON.stringify(EVENT);
    const signature = signWebhook(body, SECRET, 1_000_000_000);
    expect(readWebhook(body, signature, SECRET, 1_000_300_000)).toEqual(EVENT);
    expect(readWebhook(body, signature, SECRET, 1_000_301_000)).toBeUndefined();
  });

  it.each([302, 400, 503])('is not delivered if the response is %i', async (status) => {
    const { url, received } = await receiver(status);
    await expect(hook(url).handle(EVENT, context)).rejects.toThrow(`answered ${String(status)}`);
    expect(received).toHaveLength(1);
  });

  it('refuses an unencrypted URL, and a short secret', () => {
    expect(() => hook('http://shop.example/hook')).toThrow('option url must be an address that begins with https://');
    expect(() => hook('nowhere')).toThrow('option url');
    for (const address of ['https://ada:hush@a.example/', 'https://key@a.example/']) {
      expect(() => hook(address)).toThrow('option url must not hold a user or a password');
    }
    expect(() =>
      createWebhook({ name: 'erp', handles: ['order.paid'], url: 'https://a.example', secret: 'short' }),
    ).toThrow('option secret must be at least 16 characters long');
  });
});
