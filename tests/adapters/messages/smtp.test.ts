import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpSender, type SmtpOptions } from '../../../adapters/messages/smtp';
import type { OutgoingMessage } from '../../../adapters/platform';
import { CERTIFICATE, CERTIFICATE_KEY } from '../../fixtures/certificate';
import { openMailServer, type MailServer } from '../../fixtures/mail-server';

const MAIL: OutgoingMessage = {
  id: '0c4f2a1e-9d',
  channel: 'email',
  kind: 'order',
  to: 'ada@shop.test',
  replyTo: undefined,
  subject: 'Order 100001',
  text: 'Thank you.\n.\nA line with one dot does not end a mail.',
  html: undefined,
  language: 'en',
  expiresAt: undefined,
};
const SECURE = { cert: CERTIFICATE, key: CERTIFICATE_KEY };

const open: MailServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function server(options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> {
  const opened = await openMailServer(options);
  open.push(opened);
  return opened;
}

type Changes = Partial<OutgoingMessage>;

/** @param at credentials before the host */
function send(
  { port }: MailServer,
  changes: Changes = {},
  options: Partial<SmtpOptions> = {},
  at = 'smtp://',
): Promise<void> {
  const url = `${at}127.0.0.1:${String(port)}`;
  const sender = createSmtpSender({ url, from: 'Vitrine <shop@vitrine.example>', ...options });
  return sender.send({ ...MAIL, ...changes }, new AbortController().signal);
}

describe('an email by SMTP', () => {
  it('has text and HTML, the sender of the shop, a reply address and a stable message id', async () => {
    const post = await server();
    const html = '<p>Vielen Dank für deine Bestellung</p>';
    const changes = { html, replyTo: 'eve@elsewhere.test', language: 'de', subject: 'Bestellung 100001 – danke' };
    await send(post, changes);
    await send(post, changes);
    const [mail, again] = post.mails;
    expect(mail).toMatchObject({ from: 'shop@vitrine.example', to: ['ada@shop.test'] });
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      from: 'Vitrine <shop@vitrine.example>',
      to: 'ada@shop.test',
      'reply-to': 'eve@elsewhere.test',
      subject: 'Bestellung 100001 – danke',
      'message-id': '<0c4f2a1e-9d@vitrine.example>',
      'auto-submitted': 'auto-generated',
      'content-language': 'de',
    });
    expect(mail?.parts.get('text/plain')?.trim()).toBe(MAIL.text);
    expect(mail?.parts.get('text/html')?.trim()).toBe(html);
    expect(again?.headers.get('message-id')).toBe('<0c4f2a1e-9d@vitrine.example>');
  });

  it.each([
    ['another recipient', { to: 'ada@shop.test,eve@elsewhere.test' }],
    ['a command', { to: 'ada@shop.test>\r\nRCPT TO:<eve@elsewhere.test' }],
    ['a header in the address', { to: 'ada@shop.test\nBcc: eve@elsewhere.test' }],
    ['a name with another address', { to: 'Ada<eve@elsewhere.test>' }],
    ['a header in the subject', { subject: 'Order\r\nBcc: eve@elsewhere.test' }],
    ['a header in the reply address', { replyTo: 'eve@elsewhere.test\r\nBcc: bob@shop.test' }],
    ['a header in the id', { id: '1>\r\nBcc: eve@elsewhere.test' }],
    ['a header in the language', { language: 'de\r\nBcc: eve@elsewhere.test' }],
  ])('is refused permanently with an injection of %s, and never reaches the server', async (_, changes: Changes) => {
    const post = await server();
    await expect(send(post, changes)).rejects.toMatchObject({ name: 'MessageError', code: 'permanent' });
    expect(post.mails).toEqual([]);
  });

  it.each([
    ['rcpt', 450, 'temporary'],
    ['rcpt', 550, 'permanent'],
    ['data', 452, 'temporary'],
    ['data', 554, 'permanent'],
    // A rejected sender is a configuration fault, so the mail is retried.
    ['from', 550, 'temporary'],
  ] as const)('that is refused at %s with %d fails as %s', async (step, status, code) => {
    const post = await server();
    post.answer(step, status);
    await expect(send(post)).rejects.toMatchObject({ name: 'MessageError', code });
    expect(post.mails).toEqual([]);
  });
});

describe('a server with TLS', () => {
  const SIGNED_IN = 'smtp://shop:right@';

  it('is signed in to over TLS, from the start or by STARTTLS', async () => {
    const [begins, changes] = [await server({ ...SECURE, secure: true }), await server(SECURE)];
    const trusted = { tls: 'required', ca: CERTIFICATE } as const;
    await send(begins, {}, trusted, 'smtps://shop:right@');
    await send(changes, {}, trusted, SIGNED_IN);
    for (const { mails } of [begins, changes]) expect(mails).toMatchObject([{ isSecure: true, user: 'shop' }]);
  });

  it('is not used if its certificate is invalid', async () => {
    const post = await server(SECURE);
    await expect(send(post, {}, { tls: 'required' }, SIGNED_IN)).rejects.toMatchObject({ code: 'temporary' });
    expect(post.mails).toEqual([]);
  });

  it('gets no password without TLS, except by explicit option or on this machine', async () => {
    const post = await server();
    await expect(send(post, {}, { tls: 'required' }, SIGNED_IN)).rejects.toMatchObject({ code: 'temporary' });
    expect(post.mails).toEqual([]);
    await send(post, {}, { tls: 'optional' }, SIGNED_IN);
    await send(post, {}, {}, SIGNED_IN);
    expect(post.mails.map(({ user }) => user)).toEqual(['shop', 'shop']);
  });

  it('is retried if it refuses the password', async () => {
    const post = await server();
    await expect(send(post, {}, {}, 'smtp://shop:wrong@')).rejects.toMatchObject({ code: 'temporary' });
  });
});

describe('an SMTP sender', () => {
  const from = 'shop@vitrine.example';

  it.each(['http://', 'smtp:/', 'nothing', 'smtp://a/', 'smtp://a?tls=never&'])(
    'rejects a URL such as %s, without repeating it: it may contain a password',
    (begin) => {
      const url = `${begin}shop:hushhush@mail.example/box`;
      expect(() => createSmtpSender({ url, from })).toThrow('option url must be a URL such as smtp://');
      expect(() => createSmtpSender({ url, from })).not.toThrow('hushhush');
    },
  );

  it.each(['nobody', 'Shop <shop>', 'a@b.test, c@d.test', 'Sh\nop <shop@vitrine.example>'])('rejects %j', (odd) => {
    expect(() => createSmtpSender({ url: 'smtp://mail.example', from: odd })).toThrow('option from must be an address');
  });
});
