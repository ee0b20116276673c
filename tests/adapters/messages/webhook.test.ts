import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readWebhook } from '../../../adapters/events/webhook';
import { createWebhookSender } from '../../../adapters/messages/webhook';
import type { OutgoingMessage } from '../../../adapters/platform';

const SECRET = 'shared with the service';
const TEXT: OutgoingMessage = {
  id: '0c4f2a1e-9d',
  channel: 'sms',
  kind: 'code',
  to: '+12125550177',
  replyTo: undefined,
  subject: 'Your code is 7KQM',
  text: 'Your code is 7KQM',
  html: undefined,
  language: 'en',
  expiresAt: Date.UTC(2026, 0, 1, 0, 10),
};

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function service(status: number) {
  const calls: { readonly body: string; readonly signature: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      calls.push({ body, signature: String(request.headers['vitrine-signature']) });
      response.writeHead(status, { connection: 'close' }).end();
    });
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // sound: it listens on a port
  const sender = createWebhookSender({ url: `http://127.0.0.1:${String(port)}/`, secret: SECRET, channels: ['sms'] });
  return { calls, send: () => sender.send(TEXT, new AbortController().signal) };
}

describe('a message by webhook', () => {
  it('is posted completely, and signed like events', async () => {
    const { calls, send } = await service(202);
    await send();
    expect(calls).toHaveLength(1);
    const [{ body, signature } = { body: '', signature: '' }] = calls;
    expect(readWebhook(body, signature, SECRET)).toEqual({
      id: '0c4f2a1e-9d',
      channel: 'sms',
      kind: 'code',
      to: '+12125550177',
      subject: 'Your code is 7KQM',
      text: 'Your code is 7KQM',
      language: 'en',
      expires_at: '2026-01-01T00:10:00.000Z',
    });
  });

  it.each([
    [400, 'permanent'],
    [422, 'permanent'],
    [401, 'temporary'],
    [404, 'temporary'],
    [429, 'temporary'],
    [302, 'temporary'],
    [500, 'temporary'],
  ])('with the response %d fails as %s', async (status, code) => {
    const { send } = await service(status);
    await expect(send()).rejects.toMatchObject({ name: 'MessageError', code });
  });

  it('is not sent unencrypted or without a secret', () => {
    const options = { url: 'https://sms.example', secret: SECRET, channels: ['sms'] } as const;
    expect(() => createWebhookSender({ ...options, url: 'http://sms.example' })).toThrow('option url');
    expect(() => createWebhookSender({ ...options, secret: 'short' })).toThrow('option secret');
  });
});
