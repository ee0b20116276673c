import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../adapters/demo';
import { VOICES } from '../../../adapters/demo/data';
import { themeOf } from '../../../adapters/demo/reviews/theme-of';
import { STORE_VIEWS } from '../../../core/shopper';
import type { Review } from '../../../core/contract';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

const NOW = Date.UTC(2026, 10, 20, 12);
let fixture: FixturePlatform;
let reviewed = '';

beforeAll(async () => {
  fixture = await openFixturePlatform({ stores: STORE_VIEWS.map(({ storeCode }) => storeCode) });
  await seedDemo(fixture.platform.catalogue, { products: 40, now: NOW });
  for (const sku of (await fixture.platform.catalogue.productIds()).keys()) {
    if ((await reviewsIn('us', sku)).length >= 4) reviewed = sku;
  }
});
afterAll(() => fixture.platform.close());

async function reviewsIn(store: string, sku = reviewed): Promise<readonly Review[]> {
  const filters = [{ attribute: 'product_sku', value: { eq: sku } }];
  const query = new URLSearchParams({ store, type: 'review', searchQuery: JSON.stringify({ filters }) });
  const { json } = await fixture.call('GET', `/api/catalog?${query.toString()}`);
  return (json as { items: Review[] }).items; // sound: an answer of our own platform
}

const LETTERS: Readonly<Record<string, RegExp>> = {
  en: /^[^а-яіїєґ\u4e00-\u9fff]+$/i,
  de: /^[^а-яіїєґ\u4e00-\u9fff]+$/i,
  ru: /[а-яё]{3}/i,
  uk: /[а-яіїєґ]{3}/i,
  zh: /[\u4e00-\u9fff]/,
};

describe('reviews of the demo', () => {
  it.each(STORE_VIEWS.map(({ storeCode, i18n }) => [storeCode, i18n.defaultLanguage] as const))(
    'are in the language of the store %s (%s)',
    async (store, language) => {
      const reviews = await reviewsIn(store);
      expect(reviews.length).toBeGreaterThanOrEqual(4);
      for (const { title, detail } of reviews) {
        expect(title).not.toBe('');
        expect(detail).toMatch(LETTERS[language] ?? /^$/);
      }
      if (language === 'en') return;
      const english = await reviewsIn('us');
      for (const [at, review] of reviews.entries()) {
        expect(review.detail).not.toBe(english[at]?.detail);
        expect(review).toMatchObject({
          id: english[at]?.id,
          rating: english[at]?.rating,
          nickname: english[at]?.nickname,
        });
      }
    },
  );

  it('name no size in English, because its stores use US, UK and EU sizes', () => {
    const sizes = JSON.stringify(VOICES['en']).match(/[^"]*\b(?:wears?|took|sizes?)\b[^".]*\b\d{2,3}\b[^"]*/g);
    expect(sizes ?? []).toEqual([]);
  });

  it.each(['blazer', 'bomber', 'fleece', 'vest', 'denim-jacket'])(
    'never mention rain, hood or rustle for a %s',
    (ptype) => {
      const name = themeOf({ ptype, type_id: 'configurable', gender: ['men'] });
      const themes = Object.values(VOICES).map(({ themes: said }) => said[name]);
      const sentences = themes.flatMap(({ praise, blame, use }) => [...praise, ...blame, ...use]);
      expect(sentences.length).toBeGreaterThan(30);
      const wet = /\brain\b|hood|rustle|regen|kapuze|raschel|ливн|капюшон|шуршит|злив|каптур|шурхот|雨|帽子|沙沙/i;
      expect(sentences.filter((sentence) => wet.test(sentence))).toEqual([]);
    },
  );

  it('repeat no praise of the same product while they have more to say', async () => {
    const praise = new Set(Object.values(VOICES.en.themes).flatMap((theme) => theme.praise));
    let seen = 0;
    for (const sku of (await fixture.platform.catalogue.productIds()).keys()) {
      const before = new Set<string>();
      const said = (await reviewsIn('us', sku)).map(({ detail }) => detail.split(/(?<=[.!?]) /));
      for (const sentence of said.filter(({ length }) => length > 1).flat()) {
        if (!praise.has(sentence)) continue;
        expect(before, `${sku}: ${sentence}`).not.toContain(sentence);
        before.add(sentence);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('are not shown in other languages', async () => {
    for (const store of ['us', 'de'])
      for (const review of await reviewsIn(store)) expect(review).not.toHaveProperty('words');
  });

  it.each(Object.entries(VOICES))(
    'have whole sentences in %s, each once, for every type of product',
    (language, voice) => {
      const themes = [voice.general, ...Object.values(voice.themes)];
      const sentences = themes.flatMap(({ praise, blame, use }) => [...praise, ...blame, ...use]);
      const end = language === 'zh' ? /。$/ : /[.!?]$/;
      for (const sentence of sentences) expect(sentence).toMatch(end);
      for (const { praise, blame, use } of themes) {
        const all = [...praise, ...blame, ...use];
        expect(new Set(all).size).toBe(all.length);
      }
      if (language === 'ru') expect(sentences.join(' ')).not.toMatch(/[іїєґ]/i);
      if (language === 'uk') expect(sentences.join(' ')).not.toMatch(/[ыэъё]/i);
    },
  );
});
