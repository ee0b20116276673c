import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { answerOf } from '../../../../../core/internal';
import type { Review } from '../../../../../core/shopper';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let token: string;
const written = { product_sku: 'TEE', title: 'Soft', detail: 'Soft.', nickname: 'Ada', created_at: '2026-01-01' };
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
  await fixture.platform.catalogue.writeReviews([{ ...written, id: 9000, status: 1 }]);
});
afterEach(() => fixture.platform.close());

interface Shown {
  readonly id: string;
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
}
const show = () => resultOf<Shown>(fixture.call('GET', `/api/manage/review?id=9000&token=${token}`));
async function save(change: object) {
  const { id, version, document } = await show();
  return fixture.call('POST', `/api/manage/review?token=${token}`, {
    id,
    version,
    document: { ...document, ...change },
  });
}
const ofTee = encodeURIComponent(JSON.stringify({ filters: [{ attribute: 'product_sku', value: { eq: 'TEE' } }] }));
async function answered() {
  const { json } = await fixture.call('GET', `/api/catalog?store=us&type=review&searchQuery=${ofTee}`);
  const found = (json as { readonly items: readonly Review[] }).items.find(({ id }) => id === 9000); // sound: the shop's own answer
  return found && answerOf(found);
}

describe('the answer of the shop to a review (S §7)', () => {
  it('is shown to shoppers with its date, can be changed, and can be removed', async () => {
    expect(await answered()).toBeUndefined();
    const first = new Date(fixture.clock.now()).toISOString();
    expect((await save({ answer: ' We are glad. ' })).status).toBe(200);
    expect(await answered()).toEqual({ text: 'We are glad.', created_at: first });
    await fixture.clock.advance(60_000);
    await save({ answer: 'We are glad.' });
    expect(await answered()).toEqual({ text: 'We are glad.', created_at: first });
    await save({ answer: 'We are very glad.' });
    expect(await answered()).toEqual({
      text: 'We are very glad.',
      created_at: new Date(fixture.clock.now()).toISOString(),
    });
    await save({ answer: '' });
    expect(await answered()).toBeUndefined();
    expect((await show()).document).toMatchObject({ ...{ title: 'Soft', nickname: 'Ada' }, answer: '' });
  });

  it('stays if a change does not name it, is logged, and can be reverted', async () => {
    await save({ answer: 'Thank you.' });
    await save({ answer: undefined, status: 'declined' });
    expect((await show()).document).toMatchObject({ status: 'declined', answer: 'Thank you.' });
    const log = fixture.call('GET', `/api/manage/changes?kind=review&record=9000&token=${token}`);
    const { items } = await resultOf<{ items: { id: number; changes: object[] }[] }>(log);
    expect(items.at(-1)?.changes).toEqual([{ path: 'answer', from: '', to: 'Thank you.' }]);
    const change = items.at(-1)?.id;
    const { version } = await show();
    await resultOf(fixture.call('POST', `/api/manage/restore?token=${token}`, { change, version }));
    expect((await show()).document).toMatchObject({ answer: '' });
  });

  it('is limited to 2000 characters, and does not change the text of the shopper', async () => {
    expect(await save({ answer: 'x'.repeat(2001) })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'document.answer' }] } },
    });
    expect((await save({ answer: 'Fine', detail: 'Other words' })).status).toBe(400);
    expect(await answered()).toBeUndefined();
  });
});
