import type { JsonValue } from '../ports';
import { LIST_MESSAGE } from './lazy-list';
import { readListed } from './listed-product';
import type { ListName } from './lists';
import type { ListChange } from './plan-list';

export function listMessage(name: ListName, { put = [], removed = [] }: ListChange): JsonValue {
  return {
    type: LIST_MESSAGE,
    name,
    put: put as unknown as JsonValue,
    removed: removed.map(({ sku, at }) => ({ sku, at })),
  };
}

function removalIn(value: unknown): NonNullable<ListChange['removed']> {
  if (typeof value !== 'object' || value === null || !('sku' in value && 'at' in value)) return [];
  const { sku, at } = value;
  return typeof sku === 'string' && typeof at === 'number' ? [{ sku, at }] : [];
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function readListMessage(name: ListName, message: unknown): ListChange | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message && 'name' in message)) return undefined;
  if (message.type !== LIST_MESSAGE || message.name !== name) return undefined;
  return {
    put: listIn('put' in message ? message.put : undefined).flatMap((item) => readListed(item) ?? []),
    removed: listIn('removed' in message ? message.removed : undefined).flatMap(removalIn),
  };
}
