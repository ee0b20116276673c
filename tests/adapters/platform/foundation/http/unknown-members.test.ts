import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { unknownMembers } from '../../../../../adapters/platform/foundation/http/unknown-members';
import type { SignedIn } from '../../../../../core/contract';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

describe('members that are not in a schema', () => {
  it('are reported by path, also in lists; known ones are not', () => {
    const raw = { id: '1', lines: [{ sku: 'A', colour: 'red' }], free: { any: 1 }, more: null };
    const read = { id: '1', lines: [{ sku: 'A' }], free: { any: 1 } };
    expect(unknownMembers(raw, read).map(({ field }) => field)).toEqual(['lines.0.colour', 'more']);
    expect(unknownMembers(raw, raw)).toEqual([]);
  });
});

describe('a staff call with an unknown member', () => {
  let fixture: FixturePlatform;
  let mira: SignedIn;
  beforeAll(async () => {
    fixture = await openFixturePlatform();
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    mira = await signIn(fixture, 'mira@vitrine.example');
  });
  afterAll(() => fixture.platform.close());

  it.each([
    ['order', { id: '100000', order_status: 'D' }, 'order_status'],
    ['order-note', { id: '100000', text: 'Ring first', public: true }, 'public'],
    [
      'order-refund',
      { id: '100000', key: 'a-key-of-8', note: 'x', lines: [{ sku: 'TEE', amount: 1, why: 'x' }] },
      'lines.0.why',
    ],
    ['order-ask', { id: '100000', at: 'now' }, 'at'],
    ['view-drop', { list: 'orders', name: 'Mine', all: true }, 'all'],
    ['price-list-undo', { id: 1, force: true }, 'force'],
    ['message-retry', { id: 1, all: true }, 'all'],
  ])('is refused by name: %s', async (path, body, field) => {
    const answer = await fixture.call('POST', `/api/manage/${path}?token=${mira.token}`, body);
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([400, expect.stringContaining(`"${field}"`)]);
  });
});
