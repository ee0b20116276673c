import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute, type OwnRoute } from '../../../../../adapters/platform';
import { ADDRESS_LIMITS } from '../../../../../adapters/platform/foundation/limits/address-limits';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform | undefined;
afterEach(() => fixture?.platform.close());

const PATH = '/api/openapi.json';

it('the OpenAPI document is built once, however often it is requested', async () => {
  let read = 0;
  const hello = defineRoute({ method: 'GET', path: '/api/own/hello', result: z.object({}), handle: () => ({}) });
  const counted: OwnRoute = {
    ...hello,
    get summary() {
      read += 1;
      return 'Greets somebody.';
    },
  };
  fixture = await openFixturePlatform({ routes: [counted] });
  const { json } = await fixture.call('GET', PATH);
  const before = read;
  expect(json).toMatchObject({ paths: { '/api/own/hello': { get: { summary: 'Greets somebody.' } } } });
  expect((await fixture.call('GET', PATH)).json).toEqual(json);
  expect(read).toBe(before);
});

it('the OpenAPI document counts against the search limit of an address', async () => {
  fixture = await openFixturePlatform();
  const { platform } = fixture;
  const statusFrom = async (address: string) =>
    (await platform.fetch(new Request(`http://shop.test${PATH}`), { address })).status;
  const statuses = [];
  for (let n = 0; n < ADDRESS_LIMITS.browsing.count + 5; n += 1) statuses.push(await statusFrom('203.0.113.9'));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await statusFrom('203.0.113.10')).toBe(200);
});
