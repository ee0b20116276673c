import { lookUp } from './look-up';
import { sameJson } from './same-json';

export interface JsonChange {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Returns changed members in order; lists are compared as a whole. */
export function jsonChanges(before: unknown, after: unknown, path = ''): readonly JsonChange[] {
  if (sameJson(before, after)) return [];
  if (!isMembers(before) || !isMembers(after)) return [{ path, from: before ?? null, to: after ?? null }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    jsonChanges(lookUp(before, key), lookUp(after, key), path === '' ? key : `${path}.${key}`),
  );
}

export type Members = Readonly<Record<string, unknown>>;

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
