import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vitest from 'vitest';
import * as z from 'zod/mini';
import { createSmtpSender } from '../../../adapters/messages/smtp';
import { createWebhookSender } from '../../../adapters/messages/webhook';
import { messageSenderSuite, type MessageSource, type ReceivedMessage } from '../../../testing';
import { openMailServer } from '../../fixtures/mail-server';

const SMTP_CODES = { take: 250, busy: 451, refuse: 550, silent: 0 } as const;

async function makeSmtp(): Promise<MessageSource> {
  const server = await openMailServer();
  return {
    sender: createSmtpSender({ url: `smtp://127.0.0.1:${String(server.port)}`, from: 'Shop <shop@shop.example>' }),
    received: () =>
      Promise.resolve(
        server.mails.map(({ to, headers, parts }) => ({
          id: headers.get('message-id') ?? '',
          to: to.join(),
          subject: headers.get('subject') ?? '',
          text: parts.get('text/plain') ?? '',
        })),
      ),
    behave: (how) => server.answer('rcpt', SMTP_CODES[how]),
    close: () => server.close(),
  };
}

const posted = z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string() });
const STATUS = { take: 204, busy: 503, refuse: 422, silent: 0 } as const;

async function makeWebhook(): Promise<MessageSource> {
  const taken: ReceivedMessage[] = [];
  let status: number = STATUS.take;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      if (status === 0) return;
      if (status === 204) {
        const message = z.parse(posted, JSON.parse(body));
        taken.push({ ...message, id: String(request.headers['idempotency-key']) });
      }
      response.writeHead(status, { connection: 'close' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // sound: it listens on a port
  return {
    sender: createWebhookSender({
      url: `http://127.0.0.1:${String(port)}/send`,
      secret: 'shared with the service',
      channels: ['sms', 'email'],
    }),
    received: () => Promise.resolve(taken),
    behave: (how) => {
      status = STATUS[how];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

vitest.describe('SMTP', () => messageSenderSuite(vitest, makeSmtp));
vitest.describe('a webhook', () => messageSenderSuite(vitest, makeWebhook));
