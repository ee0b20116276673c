import type { Database } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';
import { crowd } from './crowd';

export function bloggerCases(api: SuiteApi, open: () => Promise<Database>): void {
  setCases(api, open);
  countCases(api, open);
  photoCases(api, open);
}

function countCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('never reuses the id of a deleted promo product', async () => {
    const database = await open();
    const { id, parts } = await bloggerWith(database, 2);
    const last = Math.max(...parts);
    await database.write((db) => db.bloggers.removeProduct(last));
    const next = await database.write((db) => db.bloggers.addProduct(id, { title: 'Next', type: null }));
    expect(next).toBeGreaterThan(last);
    await database.write((db) => db.bloggers.removeProduct(next));
    const set = { parts: parts.slice(0, 1), key: 'one' };
    const made = await database.write((db) => db.bloggers.addSet(id, { title: 'Set', type: 'top' }, set));
    expect(made).toBeGreaterThan(next);
  });

  it('lists products that a blogger received to show, without sets', async () => {
    const database = await open();
    const { id, parts } = await bloggerWith(database, 3);
    const [shown = 0, away = 0, coming = 0] = parts;
    await database.write((db) => db.bloggers.addSet(id, { title: 'Set', type: 'top' }, { parts, key: 'all' }));
    const post = { type: 'post', promotedAt: 5, text: '', images: [], products: [shown] } as const;
    await database.write(async ({ bloggers }) => {
      await bloggers.addPost(id, post);
      const archive = { at: 1, reason: '', notes: '', by: 'blogger' };
      await bloggers.changeProduct(away, { title: 'Away', type: null, sku: 'AWAY', deliveredAt: 3, archive });
      await bloggers.changeProduct(coming, { title: 'New', type: null, sku: 'NEW', orderedAt: 2, deliveredAt: 3 });
    });
    const held = await database.read((db) => db.bloggers.held(id));
    expect(held.toSorted((a, b) => (a.since ?? 0) - (b.since ?? 0))).toEqual([
      { sku: undefined, since: undefined, archivedBy: undefined, isShown: true },
      { sku: 'NEW', since: 2, archivedBy: undefined, isShown: false },
      { sku: 'AWAY', since: 3, archivedBy: 'blogger', isShown: false },
    ]);
  });
}

function setCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('creates a set once for fifty concurrent requests with the same parts', async () => {
    const database = await open();
    const { id, parts } = await bloggerWith(database, 2);
    const made = await crowd(() =>
      database.write((db) => db.bloggers.addSet(id, { title: 'Set', type: 'top' }, { parts, key: 'a,b' })),
    );
    expect(made.filter((set) => set !== undefined)).toHaveLength(1);
    const [set] = await database.read((db) => db.bloggers.products(id, 10));
    expect([set?.id, set?.parts.map((part) => part.id)]).toEqual([made.find((one) => one !== undefined), parts]);
    expect(await database.read((db) => db.bloggers.setOf(id, 'a,b'))).toBe(set?.id);
    const other = await bloggerWith(database, 2, 'other@shop.test');
    const own = database.write((db) =>
      db.bloggers.addSet(other.id, { title: 'Set', type: 'top' }, { parts: other.parts, key: 'a,b' }),
    );
    expect(await own).toBeDefined();
  });

  it('creates a post once for fifty concurrent requests, counts it, and lists the newest first', async () => {
    const database = await open();
    const { id, parts } = await bloggerWith(database, 2);
    const post = { type: 'story', promotedAt: 5, text: '', images: [], products: parts } as const;
    const kept = await crowd(() =>
      database.write(async (db) => {
        await db.customers.lock(id);
        return (await db.bloggers.postByUid(id, 'same'))?.id ?? db.bloggers.addPost(id, { ...post, uid: 'same' });
      }),
    );
    expect(new Set(kept).size).toBe(1);
    const twice = database.write((db) => db.bloggers.addPost(id, { ...post, uid: 'same' }));
    expect(await twice.then(() => 'kept twice', String)).toMatch(/unique/i);
    await database.write((db) => db.bloggers.addPost(id, { ...post, promotedAt: 9, products: parts.slice(0, 1) }));
    const shown = await database.read((db) => db.bloggers.shown(id, parts.slice(0, 1)));
    expect(shown.map(({ promotedAt }) => promotedAt)).toEqual([9, 5]);
    expect(await database.read((db) => db.bloggers.shown(id))).toHaveLength(3);
    const posts = await database.read((db) => db.bloggers.posts(id, 1));
    expect(posts.map(({ promotedAt, products }) => [promotedAt, products])).toEqual([[9, parts.slice(0, 1)]]);
  });

  it('finds the products of an order, changes and deletes them', async () => {
    const database = await open();
    const { id, parts } = await bloggerWith(database, 2);
    const [first = 0] = parts;
    const came = await database.read((db) => db.bloggers.productsOfOrder(id, 'order-1'));
    expect(came.map((promo) => promo.id)).toEqual(parts);
    await database.write((db) => db.bloggers.changeProduct(first, { title: 'Seen', type: 'top', deliveredAt: 7 }));
    const changed = await database.read((db) => db.bloggers.productsOf(id, [first, 999_999]));
    expect(changed).toMatchObject([{ id: first, title: 'Seen', deliveredAt: 7, parts: [] }]);
    await database.write((db) => db.bloggers.removeProduct(first));
    expect(await database.read((db) => db.bloggers.products(id, 10))).toHaveLength(1);
    expect(await database.read((db) => db.bloggers.productsOf(id + 1, parts))).toEqual([]);
  });
}

function photoCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('deletes the oldest photos without a post, and finds the others by bytes and product', async () => {
    const database = await open();
    const { id, parts } = await bloggerWith(database, 1);
    const [item = 0] = parts;
    await database.write(async ({ bloggerPhotos, bloggers }) => {
      for (const at of [1, 2, 3, 4, 5]) {
        const productId = at === 3 ? item : undefined;
        await bloggerPhotos.add(id, { path: `/blogger/${String(at)}.jpg`, hash: 'same', productId, createdAt: at });
      }
      const post = { type: 'post', promotedAt: 5, text: '', images: ['/blogger/1.jpg'], products: parts } as const;
      await bloggerPhotos.use(id, ['/blogger/1.jpg'], await bloggers.addPost(id, post));
      await bloggerPhotos.renew(id, '/blogger/2.jpg', 9);
    });
    const dropped = await database.write((db) => db.bloggerPhotos.dropUnused(id, 2));
    expect(dropped.toSorted()).toEqual(['/blogger/3.jpg', '/blogger/4.jpg']);
    const all = ['1', '2', '3', '4', '5'].map((name) => `/blogger/${name}.jpg`);
    const own = await database.read((db) => db.bloggerPhotos.own(id, all));
    expect([...own].toSorted()).toEqual(['/blogger/1.jpg', '/blogger/2.jpg', '/blogger/5.jpg']);
    expect(await database.read((db) => db.bloggerPhotos.own(id + 1, all))).toEqual(new Set());
    expect(await database.read((db) => db.bloggerPhotos.find(id, 'same', item))).toBeUndefined();
    await database.write((db) =>
      db.bloggerPhotos.add(id, { path: '/blogger/6.jpg', hash: 'same', productId: item, createdAt: 6 }),
    );
    expect(await database.read((db) => db.bloggerPhotos.find(id, 'same', item))).toBe('/blogger/6.jpg');
    const shown = await database.read((db) => db.bloggerPhotos.ofProducts(id, [item]));
    expect(shown.map(({ path }) => path)).toEqual(['/blogger/6.jpg']);
  });
}

async function bloggerWith(database: Database, count: number, loginEmail = 'lotte@shop.test') {
  const nothing = { loginPhone: undefined, email: undefined, photo: undefined, city: undefined, postcode: undefined };
  const person = { firstname: 'Lotte', lastname: '', addresses: [], country: undefined, password: undefined } as const;
  const account = { isVerified: true, groupId: 1, bonus: 0, currency: 'USD', source: 'shop' } as const;
  return database.write(async ({ bloggers, customers }) => {
    const id = await customers.insert({ ...nothing, ...person, ...account, loginEmail, roles: ['blogger'] }, 0);
    const parts: number[] = [];
    for (let at = 0; at < count; at += 1) {
      parts.push(await bloggers.addProduct(id, { title: `Part ${String(at)}`, type: 'top', orderId: 'order-1' }));
    }
    return { id, parts };
  });
}
