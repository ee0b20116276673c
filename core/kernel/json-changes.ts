import { lookUp } from './look-up';
import { sameJson } from './same-json';

/** One member that is another than before. */
export interface JsonChange {
  /** Names of members with dots between them: 'title.de'. */
  readonly path: string;
  /** `null` where there was none. */
  readonly from: unknown;
  /** `null` where there is none any more. */
  readonly to: unknown;
}

/**
 * What has changed between two documents, member by member, in the order in which the members stand. A list is compared as a whole. Pure.
 */
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
