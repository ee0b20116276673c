import type { Database } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';
import { personOf } from './people-cases';

const NOW = 1_000_000;
const all = { q: undefined, sort: undefined, limit: 20, offset: 0, filters: {} };

/** Names with what staff may type to find them. */
const NAMES: readonly (readonly [name: string, ...typed: string[]])[] = [
  ['Łukasz Żółć', 'łukasz', 'ŻÓŁĆ', 'lukasz zolc', 'Z\u0307o\u0301łc\u0301'],
  ['Jörg Weiß', 'JÖRG', 'weiss', 'WEIẞ', 'Jo\u0308rg'],
  ['İrem Işık', 'irem', 'İREM', 'IŞIK', 'işık'],
  ['Σωκράτης Νίκας', 'σωκρατης', 'ΝΊΚΑΣ', 'ΣΩΚΡΆΤΗΣ'],
  ['Иван Петров', 'иван', 'ПЕТРОВ', 'етров', 'Иван\u200B Петров'],
  ['محمد\u200C علي', 'محمد', 'مُحَمَّد'],
  ['李 小龙', '小龙', '李'],
  ['Team ２０２６', 'team 2026', '٢٠٢٦', 'ｔｅａｍ'],
];

export function foldedCases(api: SuiteApi, open: () => Promise<Database>): void {
  lookUpCases(api, open);
  couponCases(api, open);
}

function lookUpCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('finds people and reviews in every alphabet, in any spelling of their names', async () => {
    const database = await open();
    await database.write(async ({ customers, reviews }) => {
      for (const [at, [name]] of NAMES.entries()) {
        const [firstname = '', lastname = ''] = name.split(' ');
        await customers.insert({ ...personOf(`person${String(at)}`), firstname, lastname }, NOW);
        const said = { title: 'Title', detail: `Review of ${name}`, nickname: firstname };
        await reviews.add({ ...said, entity_id: 1, product_sku: 'TEE', created_at: '2026-01-01' }, 1);
      }
    });
    for (const [name, ...typed] of NAMES)
      for (const q of typed) {
        const people = await database.read(({ customers }) => customers.list({ ...all, q }));
        expect([q, people.items.map((person) => person.name)]).toEqual([q, [name]]);
        const found = await database.read(({ reviews }) =>
          reviews.list({ ...all, q, status: undefined, sku: undefined, rating: undefined }),
        );
        expect([q, found.items.map(({ review }) => review.detail)]).toEqual([q, [`Review of ${name}`]]);
      }
  });

  it('finds people by their current name, and sorts them by it', async () => {
    const database = await open();
    const id = await database.write(async ({ customers }) => {
      await customers.insert({ ...personOf('b'), firstname: 'ярослав', lastname: 'Б' }, NOW);
      return customers.insert({ ...personOf('a'), firstname: 'Юрий', lastname: 'А' }, NOW);
    });
    const listed = async (more: object) =>
      (await database.read(({ customers }) => customers.list({ ...all, ...more }))).items.map(({ name }) => name);
    expect(await listed({ sort: { by: 'name', isDescending: false } })).toEqual(['Юрий А', 'ярослав Б']);
    await database.write(({ customers }) => customers.change(id, { firstname: 'Ёлка' }, NOW));
    expect([await listed({ q: 'ЮРИЙ' }), await listed({ q: 'елка' })]).toEqual([[], ['Ёлка А']]);
    await database.write(({ customers }) => customers.clearProfile(id, NOW));
    expect(await listed({ q: 'ёлка' })).toEqual([]);
  });

  it('finds stock, products and gift cards beyond ASCII', async () => {
    const database = await open();
    await database.write(async ({ products, stock }) => {
      const document = { id: 1, sku: 'ÜBER-1', name: 'Mütze', type_id: 'simple', price: 10, category_ids: [] };
      await products.write({ document, source: 'test', hash: '1', prices: undefined, texts: undefined, parts: [] });
      await stock.write(1, { 'ÜBER-1': { qty: 1, is_in_stock: true, manage_stock: true } });
    });
    const levels = async (q: string) =>
      (await database.read(({ stock }) => stock.list({ q, sort: undefined, limit: 5, offset: 0 }))).total;
    expect([await levels('über'), await levels('ÜBER-1'), await levels('uber'), await levels('unter')]).toEqual([
      ...[1, 1, 1, 0],
    ]);
    const goods = async (q: string) =>
      (await database.read(({ products }) => products.list({ ...all, q, now: '2026-01-01T00:00:00.000Z' }))).total;
    expect([await goods('MÜTZE'), await goods('mutze'), await goods('hut')]).toEqual([1, 1, 0]);
  });
}

function couponCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('finds a coupon in any letter case of any alphabet', async () => {
    const database = await open();
    const coupon = { kind: 'percent' as const, value: '10', active: true };
    const codes = ['ПРИВЕТ10', 'ÄPFEL', 'ΣΑΣ', 'İSTANBUL', 'STRASSE', '春节'];
    await database.write(async ({ coupons }) => {
      for (const code of codes) await coupons.keep({ ...coupon, code });
    });
    const typed = {
      ПРИВЕТ10: ['привет10', '\u200BПривет１０', ' приве\u200Bт10 '],
      ÄPFEL: ['äpfel', 'A\u0308PFEL'],
      ΣΑΣ: ['σας', 'σασ'],
      İSTANBUL: ['istanbul', 'i\u0307stanbul'],
      STRASSE: ['straße', 'strasse'],
      春节: ['春节'],
    };
    for (const [code, spellings] of Object.entries(typed))
      for (const one of spellings)
        expect([one, (await database.read(({ coupons }) => coupons.find(one)))?.code]).toEqual([one, code]);
    expect(await database.read(({ coupons }) => coupons.find('APFEL'))).toBeUndefined();
    const list = await database.read(({ coupons }) => coupons.list({ ...all, q: 'ривет' }));
    expect(list.items.map(({ code }) => code)).toEqual(['ПРИВЕТ10']);
  });

  it('never stores a second coupon whose code differs only by case', async () => {
    const database = await open();
    const coupon = { kind: 'percent' as const, value: '10', active: true };
    await database.write(({ coupons }) => coupons.keep({ ...coupon, code: 'Öl5' }));
    expect(await database.write(({ coupons }) => coupons.addNew([{ ...coupon, code: 'öl5' }]))).toEqual([]);
    await expect(database.write(({ coupons }) => coupons.keep({ ...coupon, code: 'öl5' }))).rejects.toThrow();
    await database.write(({ coupons }) => coupons.remove('öL5'));
    expect(await database.read(({ coupons }) => coupons.byCode('Öl5'))).toBeUndefined();
  });
}
