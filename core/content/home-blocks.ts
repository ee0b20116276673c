/** What the home page can show, by the names that the site setting `home_blocks` has. */
export const HOME_BLOCKS = [
  'slides',
  'benefits',
  'main_categories',
  'new_collection',
  'editorial',
  'bestsellers',
  'story',
  'sale',
  'brands',
  'top_collection',
  'top_brand',
  'category_rows',
] as const;
/** A block of the home page. */
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** The blocks of a shop whose merchant has named none, in their order. */
export const USUAL_HOME_BLOCKS: readonly HomeBlock[] = HOME_BLOCKS.slice(0, 7);

/** The blocks that the merchant has named, each once, in their order, or the usual ones; unknown names are passed over. Pure. */
export function homeBlocks(named: readonly string[] = []): readonly HomeBlock[] {
  const known = new Map<string, HomeBlock>(HOME_BLOCKS.map((block) => [block, block]));
  const blocks = [...new Set(named.flatMap((name) => known.get(name) ?? []))];
  return blocks.length > 0 ? blocks : USUAL_HOME_BLOCKS;
}
