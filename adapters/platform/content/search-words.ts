import type { CmsBlock } from '../../../core/contract';

/** Member of the site settings with what words of a search mean, a line each. The search alone reads it. */
const MEMBER = 'search_words';

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Returns the merchant's synonyms in the language of the settings; empty if there are none. Pure. */
export function ownSearchWords(json: unknown): string {
  const own = isObject(json) ? json[MEMBER] : undefined;
  return typeof own === 'string' ? own : '';
}

/** The site settings without those words: every page carries them otherwise. Pure. */
export function withoutSearchWords(block: CmsBlock): CmsBlock {
  const { json } = block;
  if (!isObject(json) || json[MEMBER] === undefined) return block;
  return { ...block, json: Object.fromEntries(Object.entries(json).filter(([name]) => name !== MEMBER)) };
}
