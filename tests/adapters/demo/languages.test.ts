import { describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '../../../adapters/platform/starter/words/words';
import { titlesOf } from '../../../adapters/demo/goods/titles';
import { lookUp } from '../../../core/kernel/look-up';
import { demoShop } from './demo-shop';

const shop = await demoShop();
const records = [...shop.products.values()];

/** German shares English letters, so it must differ instead. */
const LETTERS = { de: /[A-Za-z]/, ru: /[А-Яа-яЁё]/, uk: /[А-Яа-яІіЇїЄєҐґ]/, zh: /\p{Script=Han}/u } as const;
const SAME = /^(?:Name|Ball|Extras|Ecru|Sand|Camel|Orange|Indigo|Gold)$|^L\d \(|\(PDF\)$/;

describe('the texts of demo products', () => {
  it.each(OTHER_LANGUAGES)('are complete in %s', (language) => {
    const missing = records.flatMap(({ product, texts }) => {
      const own = texts?.[language];
      const members = ['name', 'description', 'short_description', ...('care' in product ? ['care' as const] : [])];
      return members.flatMap((member) => {
        const english = lookUp<unknown>(product, member);
        const said = lookUp<unknown>({ ...own }, member);
        const isSaid = typeof said === 'string' && said !== english && LETTERS[language].test(said);
        return isSaid ? [] : [`${product.sku} ${member}: ${String(said)}`];
      });
    });
    expect(missing).toEqual([]);
  });

  it.each(OTHER_LANGUAGES)('have each question, answer, kit part, file and picture in %s', (language) => {
    const titles = new Map(
      records.flatMap(({ product, texts }) =>
        titlesOf(product).map((title) => [title, lookUp(texts?.[language]?.titles ?? {}, title)] as const),
      ),
    );
    expect(titles.size).toBeGreaterThan(60);
    const wrong = [...titles].filter(([title, said]) => {
      if (said === undefined) return true;
      return !SAME.test(title) && (said === title || !LETTERS[language].test(said));
    });
    expect(wrong).toEqual([]);
  });
});
