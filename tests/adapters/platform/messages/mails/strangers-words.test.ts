import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unlinked } from '../../../../../adapters/platform/messages/mails/unlinked';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

async function order(change: { person?: object; address?: object; gift_message?: string }) {
  const token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
  const address = { ...NEW_YORK, ...change.address };
  const { hash: _hash, ...input } = await orderOf(fixture, token, { payment: 'banktransfer', address });
  return fixture.call('POST', '/api/order', {
    ...input,
    personalDetails: { ...input.personalDetails, ...change.person },
    ...(change.gift_message !== undefined && { gift_message: change.gift_message }),
  });
}

describe('an email to an address that a stranger entered', () => {
  it.each([
    ['personalDetails.firstName', { person: { firstName: 'WIN http://evil.example/prize' } }],
    ['personalDetails.lastName', { person: { lastName: 'a\r\nBcc: all@bank.example' } }],
    ['addressInformation.shippingAddress.firstname', { address: { firstname: 'evil.example' } }],
  ])('is refused by field if %s contains an address', async (field, change) => {
    const { status, json } = await order(change);
    expect(status).toBe(400);
    expect(json).toHaveProperty('meta.errors.0.field', field);
    expect(await fixture.platform.outbox.list('ada@shop.test')).toEqual([]);
  });

  it('contains no address that a mail client would link', async () => {
    const { status } = await order({
      address: { company: 'Go to evil.example/prize', street: ['http://evil.example'], city: 'www.evil.example' },
      gift_message: 'You won: https://evil.example',
    });
    expect(status).toBe(200);
    const [mail] = await fixture.platform.outbox.list('ada@shop.test');
    expect(mail?.text).toContain('Go to evil. example/prize');
    for (const text of [mail?.text, JSON.stringify(mail?.letter)]) expect(text).not.toContain('evil.example');
  });

  it('shows other texts as typed', () => {
    for (const text of ['Dr. A. B. Smith, St. John 12.5', 'U.S.A.', '你好。世界', 'Nr.12, 10.10.']) {
      expect(unlinked(text)).toBe(text);
    }
  });
});

describe('a message to the shop', () => {
  const send = async (change: object) => {
    const token = await resultOf<string>(fixture.call('GET', '/api/mail/get-token'));
    const body = { token, sourceAddress: 'eve@shop.test', subject: 'Hello', emailText: 'Hello', ...change };
    return fixture.call('POST', '/api/mail/send', body);
  };

  it('is sent to the shop, with the sender as reply address', async () => {
    expect((await send({ sourceAddress: 'victim@bank.example' })).status).toBe(200);
    expect(await fixture.platform.outbox.list('victim@bank.example')).toEqual([]);
    expect((await fixture.platform.outbox.list()).at(0)).toMatchObject({
      kind: 'contact',
      replyTo: 'victim@bank.example',
    });
  });

  it.each(['Your account is locked\r\nBcc: all@bank.example', 'a\u2028b'])(
    'is refused with a line break in the subject: %j',
    async (subject) => {
      expect(await send({ subject })).toMatchObject({
        status: 400,
        json: {
          meta: { errors: [{ field: 'subject', message: 'subject must not contain control characters' }] },
        },
      });
    },
  );
});
