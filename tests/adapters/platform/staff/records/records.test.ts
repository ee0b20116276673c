import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { cartWith, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly id: string;
  readonly version: string;
  readonly document: object;
  readonly changed: { readonly who: string } | null;
  readonly changes: readonly unknown[];
}
interface Change {
  readonly id: number;
  readonly who: string;
  readonly record: string;
  readonly action: string;
  readonly changes: readonly object[];
}

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const spring = { code: 'SPRING', kind: 'percent', value: '15', active: true };
const post = (path: string, body: object, by = token) => fixture.call('POST', `/api/manage/${path}?token=${by}`, body);
const get = (path: string, by = token) =>
  fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${by}`);
const save = (body: object) => resultOf<Shown>(post('coupon', body));
const shown = (id: string) => resultOf<Shown>(get(`coupon?id=${id}`));
const changes = async (query = '') => (await resultOf<{ items: readonly Change[] }>(get(`changes?${query}`))).items;

describe('a record that staff edit', () => {
  it('is created, visible to shoppers at once, changed, and removed', async () => {
    const made = await save({ document: spring });
    expect(made).toMatchObject({ id: 'SPRING', document: spring, changed: { who: 'mira@vitrine.example' } });
    const cartId = await cartWith(fixture, [{ sku: 'TEE' }]);
    const apply = () => fixture.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=spring`);
    expect((await apply()).status).toBe(200);
    const changed = await save({ id: 'SPRING', version: made.version, document: { ...spring, active: false } });
    expect(changed.changes).toEqual([{ path: 'active', from: true, to: false }]);
    expect((await apply()).status).not.toBe(200);
    expect((await post('coupon-remove', { id: 'spring', version: changed.version })).status).toBe(200);
    expect((await get('coupon?id=SPRING')).status).toBe(404);
  });

  it("is not saved over another user's change: the response shows the current version and its author", async () => {
    const { version } = await save({ document: spring });
    const admin = (await signIn(fixture, 'alma@vitrine.example')).token;
    const theirs = { ...spring, value: '20' };
    await resultOf(post('coupon', { id: 'SPRING', version, document: theirs }, admin));
    const refused = await post('coupon', { id: 'SPRING', version, document: { ...spring, value: '10' } });
    expect(refused).toMatchObject({
      status: 409,
      json: { meta: { error: 'record_changed', document: theirs, changed: { who: 'alma@vitrine.example' } } },
    });
    expect((await shown('SPRING')).document).toEqual(theirs);
    expect((await post('coupon-remove', { id: 'SPRING', version })).status).toBe(409);
    expect((await post('coupon', { id: 'SPRING', document: spring })).json).toMatchObject({
      meta: { errors: [{ field: 'version' }] },
    });
  });

  it('is saved by one of fifty concurrent requests', async () => {
    const { version } = await save({ document: spring });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post('coupon', { id: 'SPRING', version, document: { ...spring, value: String(20 + index) } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await changes('kind=coupon&record=SPRING')).toHaveLength(2);
  });

  it('with dry_run is only validated: changes are listed, errors returned, nothing saved', async () => {
    const tried = await save({ document: spring, dry_run: true });
    expect(tried.changes).toHaveLength(1);
    expect((await get('coupon?id=SPRING')).status).toBe(404);
    expect((await post('coupon', { document: { ...spring, value: '101' }, dry_run: true })).json).toMatchObject({
      meta: { errors: [{ field: 'value', message: 'value must be at most 100 percent' }] },
    });
  });

  it('is refused if its name is taken, in any case of letters, or changes', async () => {
    const { version } = await save({ document: spring });
    expect((await post('coupon', { document: { ...spring, code: 'Spring' } })).json).toMatchObject({
      meta: { error: 'exists' },
    });
    expect(
      (await post('coupon', { id: 'SPRING', version, document: { ...spring, code: 'SUMMER' } })).json,
    ).toMatchObject({
      meta: { errors: [{ field: 'code' }] },
    });
  });

  it('is found by words, filters and order, page by page', async () => {
    for (const [index, code] of ['ALPHA', 'BETA_1', 'BETA-2', 'GAMMA'].entries()) {
      await save({ document: { ...spring, code, value: String(40 - index), active: index !== 2 } });
    }
    const codes = async (query: string) => {
      const { items, total } = await resultOf<{ items: readonly { code: string }[]; total: number }>(
        get(`coupons?${query}`),
      );
      return { codes: items.map(({ code }) => code), total };
    };
    expect(await codes('q=beta')).toEqual({ codes: ['BETA-2', 'BETA_1'], total: 2 });
    expect(await codes('q=beta_')).toEqual({ codes: ['BETA_1'], total: 1 });
    expect((await codes('active=false')).codes).toEqual(['BETA-2']);
    expect((await codes('sort=value:asc&q=A&kind=percent&size=2&page=2')).codes).toEqual(['BETA_1', 'ALPHA']);
    expect((await get('coupons?sort=secret:asc')).status).toBe(400);
  });
});

describe('the log of what staff changed', () => {
  it('records who changed what, and the previous state', async () => {
    const { version } = await save({ document: spring });
    await save({ id: 'spring', version, document: { ...spring, value: '20' } });
    const [last, first] = await changes('kind=coupon');
    expect(first).toMatchObject({ action: 'created', record: 'SPRING', who: 'mira@vitrine.example' });
    expect(last).toMatchObject({ action: 'changed', changes: [{ path: 'value', from: '15', to: '20' }] });
    expect(await changes('who=nobody')).toEqual([]);
  });

  it('reverts a change, even a removal, as a new change', async () => {
    const made = await save({ document: spring });
    const { version } = await save({ id: 'SPRING', version: made.version, document: { ...spring, value: '20' } });
    const [change] = await changes();
    expect((await post('restore', { change: change?.id, version: made.version })).status).toBe(409);
    await resultOf(post('restore', { change: change?.id, version }));
    const back = await shown('SPRING');
    expect(back.document).toEqual(spring);
    await resultOf(post('coupon-remove', { id: 'SPRING', version: back.version }));
    const [removal] = await changes();
    await resultOf(post('restore', { change: removal?.id }));
    expect((await shown('SPRING')).document).toEqual(spring);
    expect((await changes()).map(({ action }) => action)).toEqual([
      'restored',
      'removed',
      'restored',
      'changed',
      'created',
    ]);
  });

  it('is visible only to those who may read the changed record', async () => {
    await save({ document: spring });
    const blogger = (await signIn(fixture, 'lotte@vitrine.example')).token;
    for (const path of ['changes', 'coupons', 'coupon?id=SPRING']) {
      expect([path, (await get(path, blogger)).status, (await get(path, '')).status]).toEqual([path, 403, 401]);
    }
    const [change] = await changes();
    expect((await post('restore', { change: change?.id }, blogger)).status).toBe(403);
    expect((await post('restore', { change: 999 })).status).toBe(404);
  });
});
