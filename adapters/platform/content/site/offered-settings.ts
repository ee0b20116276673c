import type { CmsBlock } from '../../../../core/contract';
import { type Commerce, needsProvider } from '../../foundation';

/** Removes payment methods without a provider. Pure. */
export function offeredSettings(block: CmsBlock, commerce: Commerce): CmsBlock {
  const { json } = block;
  if (!isObject(json)) return block;
  const { payment_methods: methods } = json;
  if (!Array.isArray(methods)) return block;
  const isOffered = (method: unknown): boolean =>
    !(isObject(method) && typeof method['code'] === 'string' && needsProvider(commerce, method['code']));
  return { ...block, json: { ...json, payment_methods: methods.filter(isOffered) } };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
