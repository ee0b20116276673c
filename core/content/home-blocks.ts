import { HOME_BLOCKS } from '../contract/content/site-choices';

/** Block of the home page. */
export type HomeBlock = (typeof HOME_BLOCKS)[number];

export const USUAL_HOME_BLOCKS: readonly HomeBlock[] = HOME_BLOCKS.slice(0, 7);

/** Returns the configured blocks without duplicates and unknown names. */
export function homeBlocks(named: readonly string[] = []): readonly HomeBlock[] {
  const known = new Map<string, HomeBlock>(HOME_BLOCKS.map((block) => [block, block]));
  const blocks = [...new Set(named.flatMap((name) => known.get(name) ?? []))];
  return blocks.length > 0 ? blocks : USUAL_HOME_BLOCKS;
}
