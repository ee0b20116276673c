import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readWebhook } from '../../../adapters/events/webhook';
import type { Product, SignedIn } from '../../../core/contract';
import { openMailServer, type MailServer, type ReceivedMail } from '../../fixtures/mail-server';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { BIN, ensureBin, ensureStorefront } from '../built-bin';
import { vitrine } from '../vitrine';

const data = mkdtempSync(join(tmpdir(), 'vitrine-messages-'));
const SECRET = 'of the text service';

let post: MailServer;
let texts: Server;
const sent: { readonly body: string; readonly signature: string }[] = [];
let shop: ChildProcess;
let address: string;
let said = '';

beforeAll(async () => {
  await ensureBin();
  await ensureStorefront();
  post = await openMailServer();
  texts = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      sent.push({ body, signature: String(request.headers['vitrine-signature']) });
      response.writeHead(204, { connection: 'close' }).end();
    });
  });
  await new Promise<void>((resolve) => texts.listen(0, '127.0.0.1', resolve));
  const { port } = texts.address() as AddressInfo; // sound: it listens on a port
  shop = spawn(process.execPath, [BIN, '--data', data, 'serve', '--port', '0', '--demo'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      VITRINE_MAIL: `smtp://shop:right@127.0.0.1:${String(post.port)}`,
      VITRINE_MAIL_FROM: 'Vitrine <shop@vitrine.example>',
      VITRINE_SMS: `http://:${encodeURIComponent(SECRET)}@127.0.0.1:${String(port)}/send`,
    },
  });
  shop.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  address = await new Promise<string>((resolve, reject) => {
    shop.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
    shop.once('exit', (code) => reject(new Error(`serve ended with ${String(code)}: ${said}`)));
  });
}, 240_000);
afterAll(async () => {
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  texts.close();
  await post.close();
  rmSync(data, { recursive: true, force: true });
});

async function call(method: 'GET' | 'POST', path: string, body?: unknown) {
  const response = await fetch(address + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const json: unknown = await response.json();
  return { status: response.status, json };
}

const to =
  (contact: string, about: RegExp) =>
  ({ to: recipients, headers }: ReceivedMail) =>
    recipients.includes(contact) && about.test(headers.get('subject') ?? '');

const signIn = (contact: string, code: string) =>
  resultOf<SignedIn>(call('GET', `/api/user/check-sms-code?phone=${encodeURIComponent(contact)}&code=${code}`));

const row = z.object({
  id: z.number(),
  to: z.string(),
  kind: z.string(),
  subject: z.nullable(z.string()),
  state: z.string(),
  error: z.nullable(z.string()),
});

async function listed(...words: readonly string[]) {
  const outcome = await vitrine(['--data', data, '--json', 'admin', 'messages', ...words]);
  return z.parse(z.object({ items: z.array(row) }), outcome.json()).items;
}

async function seen(is: (item: z.infer<typeof row>) => boolean, ...words: readonly string[]) {
  let found: z.infer<typeof row> | undefined;
  await expect
    .poll(async () => (found = (await listed(...words)).find(is)), { timeout: 20_000, interval: 300 })
    .toBeDefined();
  return found ?? expect.unreachable();
}

describe('a shop in production with a mail server and a service for text messages', () => {
  it('has no missing channel', () => {
    expect(said).not.toContain('No mail sender');
    expect(said).not.toContain('No SMS sender');
  });

  it('lets a person register, confirm the address and sign in by a code, with both emails sent over SMTP', async () => {
    const customer = { email: 'ada@shop.test', firstname: 'Ada', lastname: 'Byron' };
    await resultOf(call('POST', '/api/user/create', { customer, password: 'a long password' }));
    const welcome = await post.mail(to('ada@shop.test', /./));
    expect(welcome).toMatchObject({ from: 'shop@vitrine.example', user: 'shop' });
    expect(welcome.parts.get('text/plain')).toContain('contact=ada%40shop.test');
    await resultOf(call('GET', '/api/user/get-sms-code?phone=ada%40shop.test'));
    const mail = await post.mail(to('ada@shop.test', /code/i));
    const code = /code is (\w{4})/.exec(mail.parts.get('text/plain') ?? '')?.[1] ?? '';
    const signedIn = await signIn('ada@shop.test', code);
    // A proof without the registering session: a stranger may have entered that name.
    expect(signedIn).toMatchObject({ firstname: '', login_email: 'ada@shop.test' });
    // Operators see that it was sent, but never the code.
    const about = await seen(({ kind, state }) => kind === 'code' && state === 'sent');
    expect(about.subject).toBeNull();
    const { stdout } = await vitrine(['--data', data, 'admin', 'messages']);
    expect(stdout).toContain('(code)');
    expect(stdout).not.toContain(code);
  });

  it('lets a person sign in by a code that comes by phone', async () => {
    await resultOf(call('GET', '/api/user/get-sms-code?phone=%2B12125550177'));
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(1);
    const [{ body, signature } = { body: '', signature: '' }] = sent;
    const message = z.parse(z.object({ to: z.string(), text: z.string() }), readWebhook(body, signature, SECRET));
    expect(message.to).toBe('+12125550177');
    const code = /code is (\w{4})/.exec(message.text)?.[1] ?? '';
    expect(await signIn('+12125550177', code)).toMatchObject({ phone: '+12125550177' });
  });

  it('confirms an order by email, also with the action of another command', async () => {
    const { items } = await resultOf<{ readonly items: readonly Product[] }>(
      call('GET', '/api/catalog?store=us&type=product&include=*&size=60').then(({ status, json }) => ({
        status,
        json: { code: status, result: json },
      })),
    );
    const simple = items.find(({ type_id }) => type_id === 'simple');
    const token = await cartWith({ call }, [{ sku: simple?.sku ?? '' }]);
    const { number } = await resultOf<{ number: string }>(call('POST', '/api/order', await orderOf({ call }, token)));
    const mail = await post.mail(to('ada@shop.test', new RegExp(number)));
    expect(mail.parts.get('text/plain')).toContain(simple?.name);
    expect(mail.parts.get('text/html')).toContain(simple?.name);
    const advanced = await vitrine(['--data', data, 'order', 'advance', number, '--status', 'D']);
    expect(advanced.code).toBe(0);
    await post.mail(to('ada@shop.test', /on its way/));
  }, 60_000);

  it('shows its operator permanently refused messages, and resends them on request', async () => {
    post.answer('rcpt', 550);
    await resultOf(call('POST', '/api/newsletter/subscribe', { email: 'eve@shop.test' }));
    const failed = await seen((item) => item.to === 'eve@shop.test', '--state', 'failed');
    expect(failed.error).toContain('550');
    post.answer('rcpt', 250);
    const retried = await vitrine(['--data', data, '--json', 'admin', 'messages', 'retry', String(failed.id)]);
    expect(retried.json()).toEqual({ id: failed.id, state: 'waiting' });
    await post.mail(to('eve@shop.test', /./));
    await seen((item) => item.to === 'eve@shop.test', '--state', 'sent');
    const again = await vitrine(['--data', data, '--json', 'admin', 'messages', 'retry', String(failed.id)]);
    expect([again.code, again.error()]).toMatchObject([1, { error: { code: 'sent' } }]);
    expect(said).toContain('A message is given up');
    expect(said).not.toContain('eve@shop.test');
  }, 60_000);
});

describe('a message sender', () => {
  const config = async (...words: readonly string[]) => {
    const { code, stdout, stderr } = await vitrine([...words, 'config']);
    return { code, stdout, stderr };
  };

  it('is shown without its passwords', async () => {
    const named = ['--mail', 'smtp://shop:hush@mail.example:587', '--mail-from', 'Shop <shop@mail.example>'];
    const { stdout } = await config(...named, '--sms', 'https://:sixteen-characters@sms.example/send');
    expect(stdout).toContain('smtp://shop:***@mail.example:587');
    expect(stdout).toContain('Shop <shop@mail.example>');
    expect(stdout).toContain('https://:***@sms.example/send');
    expect(stdout).not.toMatch(/hush|sixteen/);
  });

  it.each([
    ['--mail', 'imap://shop:hush@mail.example'],
    ['--mail', 'smtp://shop:hush@mail.example?tls=never'],
    ['--mail', 'https://:hush@mail.example'],
    ['--database', 'mysql://shop:hush@data.example/shop'],
    ['--sms', 'smtp://shop:hush@mail.example'],
    ['--sms', 'http://:hush-hush-hush-hush@sms.example'],
  ])('is refused if %s is invalid (%s), without repeating it', async (option, value) => {
    const { code, stderr } = await config(option, value);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${option} must be a URL`)]);
    expect(stderr).not.toContain('hush');
  });

  it('requires a sender address for emails', async () => {
    const { code, stderr } = await vitrine(['--data', data, '--mail', 'smtp://mail.example', 'serve', '--port', '0']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--mail requires --mail-from')]);
  });
});
