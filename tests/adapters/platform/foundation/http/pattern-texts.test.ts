import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { describeIssues } from '../../../../../adapters/platform/foundation/http/describe-issues';
import { patternText } from '../../../../../adapters/platform/foundation/http/pattern-texts';
import { ENDPOINTS } from '../../../../../core/contract/table';
import { storeCode } from '../../../../../core/contract/foundation/scalars';

interface Pattern {
  readonly pattern: RegExp;
  readonly hasText: boolean;
}

/** Collects the patterns of a schema and of all schemas inside it. */
function patternsOf(value: unknown, seen = new Set<unknown>()): readonly Pattern[] {
  if (typeof value !== 'object' || value === null || value instanceof RegExp || seen.has(value)) return [];
  seen.add(value);
  const { _zod: internals } = value as {
    _zod?: { def: z.core.$ZodCheckStringFormatDef | z.core.$ZodCheckMaxLengthDef };
  }; // sound: zod's documented reflection
  const { def } = internals ?? {};
  const own =
    def?.check === 'string_format' && def.format === 'regex' && def.pattern !== undefined
      ? [{ pattern: def.pattern, hasText: def.error !== undefined }]
      : [];
  return [...own, ...Object.values(def ?? value).flatMap((inner) => patternsOf(inner, seen))];
}

const ALL = ENDPOINTS.flatMap(({ query, body }) => [...patternsOf(query), ...patternsOf(body)]);
const WITHOUT = [...new Set(ALL.filter(({ hasText }) => !hasText).map(({ pattern }) => String(pattern)))];

describe('a pattern of the contract', () => {
  it('is collected from queries, bodies, lists and unions', () => {
    expect(WITHOUT.length).toBeGreaterThan(30);
  });

  it.each(WITHOUT)('%s is documented with an example that it matches', (pattern) => {
    const text = patternText(pattern);
    expect(text).toMatch(/, such as .+$/);
    const [, example = ''] = / such as (.+)$/.exec(text ?? '') ?? [];
    if (/^(?:the provider sends|the core computes)$/.test(example)) return;
    const flags = pattern.slice(pattern.lastIndexOf('/') + 1);
    expect(example).toMatch(new RegExp(pattern.slice(1, pattern.lastIndexOf('/')), flags));
  });

  it('is not shown to callers', () => {
    const { error } = storeCode.safeParse('No Store');
    expect(describeIssues(error?.issues ?? [], 'store')).toEqual([
      { field: 'store', message: 'store must be a store code of 2 to 8 characters, such as us' },
    ]);
  });
});
