import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { KeptView } from '../../../../../core/staff';
import { MAX_VIEWS } from '../../../../../core/contract/staff/manage-views';
import { areOrderFilters } from '../../../../../core/manage/order-filters';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
});
afterEach(() => fixture.platform.close());

const itemsOf = async (answer: ReturnType<FixturePlatform['call']>) =>
  (await resultOf<{ items: KeptView[] }>(answer)).items;
const listed = (whose = token) => itemsOf(fixture.call('GET', `/api/manage/views?list=orders&token=${whose}`));
const keep = async (name: string, query: string) => {
  await fixture.clock.advance(1);
  return itemsOf(fixture.call('POST', `/api/manage/view?token=${token}`, { list: 'orders', name, query }));
};

describe('saved views of lists (DEMAND-2: promise 14)', () => {
  it('are stored with the account, on every device, and invisible to others', async () => {
    await keep('Berlin', 'store=de');
    await keep('Late', 'needs=sending');
    expect(await keep('Berlin', 'store=de&paid=true')).toEqual([
      { name: 'Late', query: 'needs=sending' },
      { name: 'Berlin', query: 'store=de&paid=true' },
    ]);
    await fixture.clock.advance(60_000);
    const again = await signIn(fixture, 'mira@vitrine.example');
    expect(await listed(again.token)).toHaveLength(2);
    const other = await signIn(fixture, 'alma@vitrine.example');
    expect(await listed(other.token)).toEqual([]);
    const drop = { list: 'orders', name: 'Late' };
    for (let time = 0; time < 2; time += 1)
      expect(await itemsOf(fixture.call('POST', `/api/manage/view-drop?token=${token}`, drop))).toHaveLength(1);
  });

  it('are limited to the newest twenty, and are for staff only', async () => {
    for (let count = 0; count < MAX_VIEWS + 2; count += 1) await keep(`View ${String(count)}`, 'paid=true');
    const kept = await listed();
    expect(kept).toHaveLength(MAX_VIEWS);
    expect(kept.at(-1)?.name).toBe(`View ${String(MAX_VIEWS + 1)}`);
    const ada = await signIn(fixture, 'ada@vitrine.example');
    expect((await fixture.call('GET', `/api/manage/views?list=orders&token=${ada.token}`)).status).toBe(403);
    expect(
      (await fixture.call('POST', `/api/manage/view?token=${token}`, { list: 'orders', name: '', query: '' })).status,
    ).toBe(400);
  });

  it('are invalid if one of their filters cannot be parsed', () => {
    expect(areOrderFilters({ needs: 'sending', page: '7', sort: 'total:desc', q: '' })).toBe(true);
    for (const query of [{ needs: 'love' }, { step: '9' }, { constructor: 'x' }, { paid: 'maybe' }])
      expect(areOrderFilters(query), JSON.stringify(query)).toBe(false);
  });
});
