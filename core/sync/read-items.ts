import type * as z from 'zod/mini';
import { deepFreeze } from '../kernel/freeze';

const known = new WeakMap<z.ZodMiniType, WeakMap<object, unknown>>();

function readItem(schema: z.ZodMiniType, read: WeakMap<object, unknown>, item: object): unknown {
  const before = read.get(item);
  if (before !== undefined) return before;
  const parsed = schema.safeParse(item);
  if (!parsed.success) return undefined;
  const made = deepFreeze(parsed.data);
  read.set(item, made);
  return made;
}

function hasItems(document: unknown): document is { readonly items: readonly unknown[] } {
  return typeof document === 'object' && document !== null && 'items' in document && Array.isArray(document.items);
}

/**
 * Parses items, each frozen one only once, because an in-process back end returns them repeatedly. `undefined` if the
 * document must be parsed whole.
 */
export function readItems(
  schema: z.ZodMiniType,
  document: unknown,
): { readonly items: readonly unknown[]; readonly rest: object } | undefined {
  if (!hasItems(document)) return undefined;
  const read = known.get(schema) ?? new WeakMap<object, unknown>();
  known.set(schema, read);
  const items: unknown[] = [];
  for (const item of document.items) {
    if (typeof item !== 'object' || item === null || !Object.isFrozen(item)) return undefined;
    const made = readItem(schema, read, item);
    if (made === undefined) return undefined;
    items.push(made);
  }
  return { items, rest: { ...document, items: [] } };
}
