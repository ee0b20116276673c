import { command } from '../../declare/command';
import { whole } from '../../usage/kinds';
import { withDefault } from '../../usage/parameter';
import { answer } from '../../output/answer';

const MAX_PRODUCTS = 1_000_000;
const MAX_SEED = 2_147_483_647;

export const seed = command({
  name: 'seed',
  summary: 'create the demo catalogue, replacing an earlier one',
  options: {
    products: withDefault('quantity', whole(1, MAX_PRODUCTS), 600),
    seed: withDefault('seed: the same seed creates the same catalogue', whole(0, MAX_SEED), 1),
  },
  run: async ({ products, seed: number }, session) => {
    const platform = await session.platform('catalog seed');
    const { replaceDemo } = await import('../../composition/seeding');
    const { report: onProgress } = await session.progress();
    const started = performance.now();
    await replaceDemo(platform, { data: session.globals.data, products, seed: number, onProgress });
    const made = { ...(await platform.stats()), seed: number, durationMs: Math.round(performance.now() - started) };
    return answer(
      made,
      (screen) =>
        `${screen.count(made.products, 'product')} in ${screen.count(made.categories, 'category', 'categories')}, made in ${(made.durationMs / 1000).toFixed(1)} s.`,
    );
  },
});
