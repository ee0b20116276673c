import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listing } from './shapes';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.remove());

const made = z.object({ id: z.number(), status: z.literal(2) });
const list = z.object({ items: z.array(z.looseObject({ id: z.number(), title: z.string() })), total: z.number() });

async function write(sku: string, title: string): Promise<number> {
  const said = await shop.ask('product', 'review', sku, '--title', title, '--text', 'Light, too', '--rating', '5');
  return made.parse(said).id;
}
const titles = async (...args: string[]) =>
  list.parse(await shop.ask('product', ...args)).items.map((item) => item.title);

describe('a review', () => {
  it('waits for the merchant, who approves or declines it', async () => {
    const sku = listing.parse(await shop.ask('catalog', 'search', 'jacket')).items[0]?.sku ?? '';
    const [warm, rude] = [await write(sku, 'Warm indeed'), await write(sku, 'Rude words')];
    expect(await titles('reviews', sku)).not.toContain('Warm indeed');
    expect(await titles('reviews', sku, '--pending')).toEqual(expect.arrayContaining(['Warm indeed', 'Rude words']));
    expect(await titles('review-queue')).toEqual(expect.arrayContaining(['Warm indeed', 'Rude words']));
    expect(await shop.ask('product', 'review-approve', String(warm))).toMatchObject({ id: warm, title: 'Warm indeed' });
    expect(await shop.ask('product', 'review-decline', String(rude))).toMatchObject({ id: rude });
    expect(await titles('reviews', sku)).toContain('Warm indeed');
    expect(await titles('reviews', sku)).not.toContain('Rude words');
    expect(await titles('reviews', sku, '--pending')).not.toContain('Rude words');
    expect(await shop.ask('admin', 'review', 'photos', String(warm))).toEqual({ items: [] });
    await shop.ask('admin', 'review', 'answer', String(warm), '--text', 'Thank you, Ada');
    expect((await shop.run('product', 'reviews', sku)).stdout).toContain('The shop: Thank you, Ada');
    await shop.ask('admin', 'review', 'answer', String(warm), '--remove');
    expect((await shop.run('product', 'reviews', sku)).stdout).not.toContain('The shop:');
    expect((await shop.run('admin', 'review', 'answer', String(warm))).code).toBe(2);
  });

  it('that does not exist is reported, and so is an invalid number', async () => {
    const missing = await shop.run('product', 'review-approve', '999999999', '--json');
    expect(missing.code).toBe(1);
    expect(missing.error()).toMatchObject({ error: { code: 'not-found' } });
    expect((await shop.run('product', 'review-approve', 'x')).code).toBe(2);
  });
});
