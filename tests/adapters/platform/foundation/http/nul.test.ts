import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

it('a NUL character is refused everywhere: databases truncate texts there, so that two texts would be equal', async () => {
  expect(await fixture.call('POST', '/api/newsletter/subscribe', { email: 'a@b.example\0x' })).toMatchObject({
    status: 400,
    json: { result: 'body must not contain a NUL character' },
  });
  expect(await fixture.call('GET', '/api/cart/pull?cartId=a%00b')).toMatchObject({
    status: 400,
    json: { result: 'cartId must not contain a NUL character' },
  });
  const written = await fixture.call('POST', '/api/newsletter/subscribe', { email: 'a\\u0000@b.example' });
  expect(JSON.stringify(written)).not.toContain('NUL character');
});

it('invisible and direction-changing characters are removed everywhere', async () => {
  const email = '\u202Aada@shop.test\u202C';
  expect(await fixture.call('POST', '/api/newsletter/subscribe', { email })).toMatchObject({ status: 200 });
  expect((await fixture.platform.outbox.list('ada@shop.test')).length).toBeGreaterThan(0);
});
