import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../adapters/demo';
import type { PromoProduct } from '../../../../core/contract';
import { arrived, bloggerApi, type BloggerApi } from '../../../fixtures/blogger';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { signIn } from '../../../fixtures/signed-in';

let fixture: FixturePlatform;
let lotte: BloggerApi;
let ids: { shirt: number; jeans: number; boots: number; coat: number };
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  lotte = bloggerApi(fixture, await signIn(fixture, 'lotte@vitrine.example'));
  const [shirt = 0, jeans = 0, boots = 0, coat = 0] = await lotte.given(
    arrived('Shirt', 'top'),
    arrived('Jeans', 'bottom'),
    arrived('Boots', 'shoes'),
    { title: 'Coat', type: 'top' },
  );
  ids = { shirt, jeans, boots, coat };
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

describe('a set (A §4.9, §7)', () => {
  it('accepts repeated items in any order, is sorted by type, and is named after its parts', async () => {
    const { shirt, jeans, boots } = ids;
    const made = await lotte.setOf([boots, shirt, jeans]);
    expect(made).toMatchObject({
      is_set: true,
      parts: [shirt, jeans, boots],
      type_type: 'top',
      title: 'Shirt + Jeans + Boots',
      delivered: true,
      promoted_count: 0,
    });
    expect(await lotte.product(made.id)).toEqual(made);
    expect(await lotte.setOf([jeans, shirt], ' Early train ')).toMatchObject({
      type_type: 'bottom',
      title: 'Early train',
    });
  });

  it('exists once for the same parts: the second response names it', async () => {
    const { shirt, jeans } = ids;
    expect(await lotte.checkSet([jeans, shirt])).toEqual({ exists: false, id: null });
    const { id } = await lotte.setOf([shirt, jeans]);
    expect(await lotte.saveSet([jeans, shirt])).toMatchObject({
      status: 409,
      json: { meta: { error: 'set_exists', id } },
    });
    expect(await lotte.checkSet([jeans, shirt])).toEqual({ exists: true, id });
  });

  it('is created once by fifty concurrent requests', async () => {
    const { shirt, jeans } = ids;
    const answers = await Promise.all(Array.from({ length: 50 }, () => lotte.saveSet([shirt, jeans])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(49).fill(409)]);
    const { items } = await lotte.products();
    const sets = items.filter(({ parts }) => parts.length === 2 && parts.includes(shirt));
    expect(sets).toHaveLength(1);
    const named = answers.flatMap(({ json }) => (json as { meta?: { id: number } }).meta?.id ?? []); // sound: of those refused
    expect(new Set(named)).toEqual(new Set(sets.map(({ id }) => id)));
  });

  it('has one part of each type; anything else is refused with a reason', async () => {
    const { shirt, jeans, boots, coat } = ids;
    const errorOf = async (items: readonly number[]) => {
      const { status, json } = await lotte.saveSet(items);
      return [status, (json as { meta?: { error: string } }).meta?.error]; // sound: every refusal has it
    };
    const set = await lotte.setOf([shirt, jeans]);
    const [other = 0, bag = 0] = await lotte.given(arrived('Vest', 'top'), arrived('Bag', null));
    expect(await errorOf([shirt, boots])).toEqual([400, 'set_incomplete']);
    expect(await errorOf([shirt, other, jeans])).toEqual([400, 'set_incomplete']);
    expect(await errorOf([other, jeans, bag])).toEqual([400, 'set_incomplete']);
    expect(await errorOf([set.id, boots])).toEqual([400, 'set_incomplete']);
    expect(await errorOf([shirt, shirt])).toEqual([400, 'set_incomplete']);
    expect(await errorOf([coat, jeans])).toEqual([409, 'not_delivered']);
    await lotte.archive(other);
    expect(await errorOf([other, jeans])).toEqual([409, 'archived']);
    expect(await errorOf([shirt])).toEqual([400, 'invalid_input']);
    expect(await errorOf([shirt, jeans, boots, other])).toEqual([400, 'invalid_input']);
  });

  it('has arrived once all its parts have arrived (A §4.9)', async () => {
    const [top = 0, bottom = 0] = await lotte.given(arrived('Cap', 'top', { deliveredAt: 5 }), {
      title: 'Skirt',
      type: 'bottom',
    });
    const [set = 0] = await lotte.given({ title: 'On its way', type: 'bottom', parts: [top, bottom] });
    expect(await lotte.product(set)).toMatchObject({ delivered: false, delivered_at: null });
    const [late = 0] = await lotte.given(arrived('Kilt', 'bottom', { deliveredAt: 9000 }));
    const [here = 0] = await lotte.given({ title: 'Here', type: 'bottom', parts: [top, late] });
    expect(await lotte.product(here)).toMatchObject({ delivered: true, delivered_at: '1970-01-01T00:00:09.000Z' });
  });

  it('returns the same response for missing data and for another blogger’s data', async () => {
    const { shirt } = ids;
    const ada = await signIn(fixture, 'ada@vitrine.example');
    const [theirs = 0] = await bloggerApi(fixture, ada).given(arrived('Theirs', 'bottom'));
    const wordsOf = async (item: number) => {
      const { status, json } = await lotte.saveSet([shirt, item]);
      return [status, JSON.stringify(json).replace(String(item), 'ID')];
    };
    expect(await wordsOf(theirs)).toEqual(await wordsOf(999_999));
    expect((await wordsOf(theirs))[0]).toBe(404);
    const { items } = await lotte.products();
    expect(items.some((item: PromoProduct) => item.id === theirs)).toBe(false);
  });
});
