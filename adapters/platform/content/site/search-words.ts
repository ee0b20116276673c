import type { CmsBlock } from '../../../../core/contract';

const MEMBER = 'search_words';

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function ownSearchWords(json: unknown): string {
  const own = isObject(json) ? json[MEMBER] : undefined;
  return typeof own === 'string' ? own : '';
}

/** Removes the synonyms, which every page would otherwise carry. Pure. */
export function withoutSearchWords(block: CmsBlock): CmsBlock {
  const { json } = block;
  if (!isObject(json) || json[MEMBER] === undefined) return block;
  return { ...block, json: Object.fromEntries(Object.entries(json).filter(([name]) => name !== MEMBER)) };
}
