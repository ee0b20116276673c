import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexDocuments } from '../../../../../adapters/platform/catalogue/search/index-documents';
import { foldText } from '../../../../../core/kernel/words/fold';
import { Lexicon } from '../../../../../adapters/search/local/text/lexicon';
import { stem } from '../../../../../core/kernel/words/stem';
import { thesaurusOf } from '../../../../../adapters/search/local/thesaurus';
import { languageOf } from '../../../../../adapters/platform/foundation/kernel/language';
import type { IndexDocument } from '../../../../../adapters/search/local';
import { collect } from '../../../../fixtures/collect';
import { openDemoParts } from '../../../../fixtures/catalogue-parts';
import type { CatalogueParts } from '../../../../fixtures/catalogue-parts';

const STORES = ['us', 'de', 'ru', 'ua', 'cn'];
let demo: CatalogueParts;
beforeAll(async () => {
  demo = await openDemoParts(STORES);
});
afterAll(() => demo.close());

function wordsOf({ text, variants }: IndexDocument): string {
  return foldText([...Object.values(text), ...variants.map((variant) => variant.text ?? '')].join(' '));
}

/** Endings vary between nouns, so only the stem must match. */
function mentions(line: string, word: string, lexicon: Lexicon): boolean {
  const names = [word, ...lexicon.synonyms(stem(word, lexicon.language))];
  return names.some((name) => line.includes(name.slice(0, Math.max(2, name.length - 3))));
}

function beginningsOf(type: string): string[] {
  const [first = '', second = ''] = type.toLowerCase().split(' ');
  return [first.slice(0, 3), ...(second.length > 2 ? [`${first} ${second.slice(0, 2)}`] : [])];
}

describe('suggestions', () => {
  it.each(STORES)(
    'in %s lead to as many products as stated, with their words among the first results',
    async (code) => {
      const { parts } = demo;
      const store = parts.settings.stores.find(({ storeCode }) => storeCode === code);
      if (store === undefined) throw new Error(`no store ${code}`);
      const index = parts.indexes.of(store);
      const documents = await collect(indexDocuments(parts.database, parts.reader, store));
      const typed = new Set(documents.flatMap(({ text }) => beginningsOf(text['product_type'] ?? '')));
      const lexicon = new Lexicon({ language: languageOf(store), synonyms: thesaurusOf(languageOf(store)) });
      const said = new Map(documents.map((document) => [document.id, wordsOf(document)]));
      let seen = 0;
      for (const beginning of typed) {
        for (const { text, count } of await index.suggest(beginning, 6)) {
          const { total, hits, suggestion } = await index.search({ text, size: 10 });
          expect({ text, total, suggestion }).toEqual({ text, total: count, suggestion: undefined });
          const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
          const first = hits.map(({ id }) => said.get(id) ?? '');
          const shown = first.some((line) => words.every((word) => mentions(line, word, lexicon)));
          expect(shown, `"${text}" for "${beginning}"`).toBe(true);
          seen += 1;
        }
      }
      expect(seen).toBeGreaterThan(40);
    },
  );

  it('complete the typed text, contain no codes, and correct unknown prefixes', async () => {
    const { parts } = demo;
    const index = parts.indexes.of(parts.settings.defaultStore);
    const texts = async (typed: string) => (await index.suggest(typed, 6)).map(({ text }) => text);
    expect((await texts('ja'))[0]).toBe('Jackets');
    expect(await texts('yoga m')).toContain('Yoga Mat');
    expect((await texts('kes')).every((text) => !/\d/.test(text))).toBe(true);
    expect((await texts('kes-13')).some((text) => text.includes('1326'))).toBe(true);
    expect(await texts('jakcet')).toEqual(['jacket']);
    expect(await texts('tsh')).toContain('t-shirts');
    expect(await texts('   ')).toEqual([]);
  });
});
