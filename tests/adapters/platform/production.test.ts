import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSeededIds } from '../../../adapters/ids/seeded';
import {
  createPlatform,
  DemoPeopleError,
  ProductionDataError,
  type Platform,
  type PlatformOptions,
} from '../../../adapters/platform';
import { seedPeople } from '../../../adapters/demo';
import { writeStarter } from '../../../adapters/platform/starter/write-starter';
import type { CartTotals, PaymentMethod } from '../../../core/contract';
import { fixtureCatalogue } from '../../fixtures/catalogue';
import { recordingSender } from '../../fixtures/message-sender';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { callPlatform, openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

const folders: string[] = [];
const open: Platform[] = [];
afterEach(async () => {
  for (const platform of open.splice(0)) await platform.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'vitrine-production-'));
  folders.push(made);
  return made;
}

async function production(options: Partial<PlatformOptions> = {}): Promise<Platform> {
  const clock = createVirtualClock();
  const platform = await createPlatform({ data: ':memory:', clock, ids: createSeededIds('production'), ...options });
  open.push(platform);
  return platform;
}

async function selling(
  options: Partial<PlatformOptions> = {},
): Promise<Pick<FixturePlatform, 'call'> & { platform: Platform }> {
  const platform = await production(options);
  await fixtureCatalogue(platform.catalogue);
  return { platform, call: (method, path, body) => callPlatform(platform, method, path, body) };
}

async function development(data: string): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform({ data });
  open.push(fixture.platform);
  return fixture;
}

const status = async (platform: Platform, path: string, init?: RequestInit) =>
  (await platform.fetch(new Request(`http://shop.test${path}`, init))).status;

describe('a platform without configuration', () => {
  it('runs in production mode, and reports missing configuration', async () => {
    const platform = await production();
    expect([platform.mode, platform.missing]).toEqual([
      'production',
      ['mail-sender', 'sms-sender', 'payment-provider'],
    ]);
  });

  it('warns in development about missing configuration', async () => {
    expect((await production({ mode: 'development' })).missing).toEqual(['payment-provider']);
    expect((await production({ messages: 'sent', testPayments: true })).missing).toEqual([]);
    expect((await production({ messages: [recordingSender()] })).missing).toEqual(['sms-sender', 'payment-provider']);
    expect((await production({ messages: [recordingSender('texts', ['sms'])] })).missing).toContain('mail-sender');
  });
});

describe('payments without a provider', () => {
  it('are not offered on a page', async () => {
    const { call } = await selling();
    const token = await cartWith({ call }, [{ sku: 'TEE' }]);
    const methods = await resultOf<PaymentMethod[]>(call('GET', `/api/cart/payment-methods?cartId=${token}`));
    expect(methods.map(({ code }) => code)).toEqual(['banktransfer', 'cashondelivery']);
  });

  it('are replaced by an available method if a device still has the old one', async () => {
    const { call } = await selling();
    const token = await cartWith({ call }, [{ sku: 'TEE' }]);
    const body = { addressInformation: { paymentMethodCode: 'card' } };
    const informed = await resultOf<{ payment: string; totals: CartTotals }>(
      call('POST', `/api/cart/shipping-information?cartId=${token}`, body),
    );
    expect(informed.payment).toBe('banktransfer');
  });

  it('are refused with an order, which takes no stock', async () => {
    const { call } = await selling();
    const order = await orderOf({ call }, await cartWith({ call }, [{ sku: 'CAP' }]), { payment: 'card' });
    expect(await call('POST', '/api/order', order)).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'addressInformation.payment_method_code' }] } },
    });
    expect(await resultOf(call('GET', '/api/stock/check?sku=CAP'))).toMatchObject({ qty: 3 });
  });

  it('are missing from the settings that devices use offline', async () => {
    const codes = async (options: Partial<PlatformOptions>): Promise<unknown> => {
      const { platform, call } = await selling(options);
      await writeStarter(platform.catalogue, { now: 0 });
      const block = await resultOf<{ json: { payment_methods: { code: string }[] } }>(
        call('GET', '/api/cms/block/cms_settings'),
      );
      return block.json.payment_methods.map(({ code }) => code);
    };
    expect(await codes({})).toEqual(['banktransfer', 'cashondelivery']);
    expect(await codes({ testPayments: true })).toEqual(['card', 'banktransfer', 'cashondelivery']);
  });

  it('have no page, even for an order that waited for one', async () => {
    const data = folder();
    const before = await development(data);
    const order = await orderOf(before, await cartWith(before, [{ sku: 'CAP', qty: 2 }]), { payment: 'card' });
    await resultOf(before.call('POST', '/api/order', order));
    await before.platform.close();
    const clock = createVirtualClock();
    const platform = await production({ data, clock });
    const form = { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) };
    expect(await status(platform, `/pay/${order.order_id}`)).toBe(404);
    expect(await status(platform, `/pay/${order.order_id}`, form)).toBe(404);
    expect(await platform.payments.check()).toMatchObject({ asked: 1, paid: 0, canceled: 0, refunded: 0 });
    await clock.advance(25 * 60 * 60 * 1000);
    expect(await platform.payments.check()).toMatchObject({ asked: 1, paid: 0, canceled: 1, refunded: 0 });
    const stock = callPlatform(platform, 'GET', '/api/stock/check?sku=CAP');
    expect(await resultOf(stock)).toMatchObject({ qty: 3 });
  });
});

describe('messages without a sender', () => {
  const ada = encodeURIComponent('ada@shop.test');

  it('are readable by nobody', async () => {
    expect(await status(await production(), '/dev/outbox')).toBe(404);
  });

  it('are refused if they would be a sign-in code or a password-reset link', async () => {
    const { call, platform } = await selling();
    const refused = { status: 503, json: { result: 'REGISTER_SMS_CODE_SENDER_ERROR' } };
    expect(await call('GET', `/api/user/get-sms-code?phone=${ada}`)).toMatchObject(refused);
    expect(await call('POST', '/api/user/reset-password', { email: 'ada@shop.test' })).toMatchObject(refused);
    expect(await platform.outbox.list()).toEqual([]);
  });

  it('are refused too if an earlier sender is gone', async () => {
    const data = folder();
    const before = await selling({ data, messages: [recordingSender()] });
    expect((await before.call('GET', `/api/user/get-sms-code?phone=${ada}`)).status).toBe(200);
    await before.platform.close();
    const clock = createVirtualClock();
    await clock.advance(60_000);
    const after = await production({ data, clock });
    const asked = callPlatform(after, 'GET', `/api/user/get-sms-code?phone=${ada}`);
    expect(await asked).toMatchObject({ status: 503, json: { result: 'REGISTER_SMS_CODE_SENDER_ERROR' } });
  });

  it('are accepted if a program of the merchant’s sends them', async () => {
    const { call, platform } = await selling({ messages: 'sent' });
    expect((await call('GET', `/api/user/get-sms-code?phone=${ada}`)).status).toBe(200);
    expect(await platform.outbox.list()).toMatchObject([{ kind: 'code', contact: 'ada@shop.test' }]);
  });
});

describe('messages with a sender', () => {
  const asked = (call: FixturePlatform['call'], contact: string) =>
    call('GET', `/api/user/get-sms-code?phone=${encodeURIComponent(contact)}`);

  it('allow sign-in through their own channel only', async () => {
    const mails = await selling({ messages: [recordingSender()] });
    expect((await asked(mails.call, 'ada@shop.test')).status).toBe(200);
    expect((await mails.call('POST', '/api/user/reset-password', { email: 'ada@shop.test' })).status).toBe(200);
    const refused = { status: 503, json: { result: 'REGISTER_SMS_CODE_SENDER_ERROR' } };
    expect(await asked(mails.call, '+1 212 555 0177')).toMatchObject(refused);
    const texts = await selling({ messages: [recordingSender('texts', ['sms'])] });
    expect((await asked(texts.call, '+1 212 555 0177')).status).toBe(200);
    expect(await asked(texts.call, 'ada@shop.test')).toMatchObject(refused);
  });

  it('go to the shop’s own address only, if someone writes to it with any sender address', async () => {
    const post = recordingSender();
    const { platform, call } = await selling({ messages: [post], sendMessages: false });
    const send = async () => {
      const token = await resultOf<string>(call('GET', '/api/mail/get-token'));
      const body = { token, sourceAddress: 'victim@elsewhere.test', subject: 'Win Bcc: all', emailText: 'Click' };
      expect((await call('POST', '/api/mail/send', body)).status).toBe(200);
      await platform.messages.send();
    };
    await send();
    expect(post.seen).toEqual([]);
    expect(await platform.messages.list()).toMatchObject([{ contact: 'shop', state: 'kept' }]);
    const json = { email_support: 'help@shop.test' };
    await platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
    await send();
    expect(post.seen).toMatchObject([
      { to: 'help@shop.test', replyTo: 'victim@elsewhere.test', subject: 'Win Bcc: all' },
    ]);
  });
});

describe('demo accounts', () => {
  it('do not exist in a shop opened for production', async () => {
    const data = folder();
    const { platform, clock } = await development(data);
    await seedPeople(platform.people, { now: clock.now() });
    await platform.close();
    await expect(production({ data })).rejects.toThrow(DemoPeopleError);
  });

  it('are never added to data that was once opened for production, even by a process that had it open before', async () => {
    const data = folder();
    const before = await development(data);
    await production({ data });
    await expect(seedPeople(before.platform.people, { now: 0 })).rejects.toThrow('not written in production');
    await expect(development(data)).rejects.toThrow(ProductionDataError);
    expect((await production({ data })).mode).toBe('production');
  });
});
