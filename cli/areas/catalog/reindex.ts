import { command } from '../../declare/command';
import { answer } from '../../output/answer';

export const reindex = command({
  name: 'reindex',
  summary: 'recount the categories and rebuild the search index',
  run: async (_, session) => {
    const platform = await session.platform('catalog reindex');
    const started = performance.now();
    await platform.catalogue.reindex();
    await platform.warm();
    const { products, categories } = await platform.stats();
    const durationMs = Math.round(performance.now() - started);
    return answer(
      { products, categories, durationMs },
      (screen) => `${screen.count(products, 'product')} indexed in ${(durationMs / 1000).toFixed(1)} s.`,
    );
  },
});
