import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../../adapters/search/local';
import { fixtureCatalogue } from '../../../../testing/search/fixture-catalogue';
import { FIXTURE_SHOPS } from './labelled-fixture';

describe('labelled queries', () => {
  for (const { language, documents, queries } of FIXTURE_SHOPS) {
    const index = buildIndex(documents, { language });
    it.each(queries)(`rank a relevant product first in ${language} for "%s"`, (text, right) => {
      const [hit] = index.search({ text }).hits;
      expect(right).toContain(documents.find(({ id }) => id === hit?.id)?.sku);
    });
  }

  it.each(['Molico', 'tomatillo', 'quantum', 'zzz', 'xbox', 'fridge', 'banana'])(
    'find nothing for "%s" instead of similar products',
    (text) => {
      expect(buildIndex(fixtureCatalogue()).search({ text }).total).toBe(0);
    },
  );
});
