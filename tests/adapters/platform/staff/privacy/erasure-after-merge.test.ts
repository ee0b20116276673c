import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { PersonDetails, SignedIn } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { signIn } from '../../../../fixtures/signed-in';

const FORMER = 'ada.former@mail.test';

describe.each(DATABASES)('a person whose records were merged, on %s', (kind) => {
  let shop: RawShop;
  let admin: SignedIn;
  let ada: SignedIn;
  let twin: SignedIn;
  beforeEach(async () => {
    shop = await openRawShop(kind);
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    admin = await signIn(shop, 'alma@vitrine.example');
    ada = await signIn(shop, 'ada@shop.test');
    twin = await signIn(shop, FORMER);
  });
  afterEach(() => shop.end());

  const post = (path: string, body: object) => shop.call('POST', `/api/manage/${path}?token=${admin.token}`, body);
  const naming = async () => {
    const found: string[] = [];
    for (const column of await shop.texts()) {
      const [table = '', name = ''] = column.split('.');
      const rows = await shop.rows(`SELECT "${name}" AS value FROM "${table}"`);
      if (rows.some(({ value }) => String(value).toLowerCase().includes(FORMER))) found.push(column);
    }
    return found;
  };
  const merge = async (from: number, into: number) => {
    const details = shop.call('GET', `/api/manage/person-details?id=${String(from)}&token=${admin.token}`);
    const { revision } = await resultOf<PersonDetails>(details);
    await resultOf(post('person-profile', { id: String(from), revision, tags: ['club'] }));
    await resultOf(post('person-merge', { from: String(from), into: String(into), confirm: true }));
  };

  it('is erased with the former contact, in logs and messages too', async () => {
    await merge(twin.id, ada.id);
    expect(await naming()).toEqual(expect.arrayContaining(['outbox.contact', 'staff_change.after']));
    await resultOf(post('person-erase', { id: String(ada.id), confirm: true }));
    expect(await naming()).toEqual([]);
  });

  it('is also erased after two merges, and by themselves', async () => {
    await merge(twin.id, ada.id);
    await shop.clock.advance(60_000);
    const last = await signIn(shop, 'ada.last@shop.test');
    await merge(ada.id, last.id);
    await resultOf(shop.call('POST', `/api/user/delete-account?token=${last.token}`, { confirm: true }));
    expect(await naming()).toEqual([]);
  });

  it('gets the former contact only if its owner had confirmed it', async () => {
    const own = async (token: string) =>
      JSON.stringify(await resultOf(shop.call('GET', `/api/user/data?token=${token}`)));
    const unproven = 'mallory@mail.test';
    const customer = { email: unproven, firstname: 'Mal', lastname: 'Lory' };
    await resultOf(shop.call('POST', '/api/user/create', { customer, password: 'Sesame-0pen-42' }));
    const found = await resultOf<{ items: readonly { id: string }[] }>(
      shop.call('GET', `/api/manage/people?q=${unproven}&token=${admin.token}`),
    );
    await merge(Number(found.items[0]?.id), ada.id);
    await merge(twin.id, ada.id);
    await resultOf(shop.call('POST', '/api/stock/alert', { email: unproven, sku: 'JACKET-RED-S' }));
    const copy = await own(ada.token);
    expect(copy).toContain(FORMER);
    expect(copy).not.toContain(unproven);
  });

  it('keeps the messages of a new account with the former contact', async () => {
    await merge(twin.id, ada.id);
    await shop.clock.advance(60_000);
    expect((await signIn(shop, FORMER)).id).not.toBe(ada.id);
    await resultOf(post('person-erase', { id: String(ada.id), confirm: true }));
    expect(await naming()).toContain('outbox.contact');
  });
});
