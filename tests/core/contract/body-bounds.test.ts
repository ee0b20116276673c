import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../../../core/contract/table';

type Def = Readonly<Record<string, unknown>> & { readonly type: string };

function defOf(schema: unknown): Def {
  return (schema as { readonly _zod: { readonly def: Def } })._zod.def; // sound: all schemas of zod have one
}

/** True for a pattern that no longer text matches: from begin to end without endless repetition. */
function isFinite(check: unknown): boolean {
  const { pattern } = (check as { readonly _zod: { readonly def: { readonly pattern?: unknown } } })._zod.def; // sound: all checks of zod have one
  return pattern instanceof RegExp && /^\^[^*+]*\$$/u.test(pattern.source) && !/\{\d+,\}/u.test(pattern.source);
}

/** True for passwords, whose characters are counted as people see them. */
function hasRegisteredMaximum(schema: unknown): boolean {
  return z.globalRegistry.get(schema as z.core.$ZodType)?.maxLength !== undefined; // sound: all schemas that are asked
}

/** Returns the paths of texts and lists that a caller may send without a maximum. */
function unbounded(schema: unknown, path: string): readonly string[] {
  const { type, ...def } = defOf(schema);
  const isBounded = (Array.isArray(def.checks) ? (def.checks as readonly unknown[]) : []).some((check) => {
    const { check: name } = (check as { readonly _zod: { readonly def: { readonly check: string } } })._zod.def; // sound: as above
    return name === 'max_length' || name === 'length_equals' || isFinite(check);
  });
  switch (type) {
    case 'string':
      return isBounded || hasRegisteredMaximum(schema) ? [] : [path];
    case 'array':
      return [...(isBounded ? [] : [`${path}[]`]), ...unbounded(def.element, `${path}[]`)];
    case 'object':
      return Object.entries(def.shape as Readonly<Record<string, unknown>>).flatMap(([name, member]) =>
        unbounded(member, path === '' ? name : `${path}.${name}`),
      );
    case 'union':
      return (def.options as readonly unknown[]).flatMap((option) => unbounded(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unbounded(def.innerType, path);
    case 'pipe':
      return unbounded(def.in, path);
    case 'record':
      return unbounded(def.valueType, `${path}.*`);
    case 'lazy':
      return [`${path} (lazy)`];
    default:
      return [];
  }
}

describe('a public request body', () => {
  it('has a maximum for each text and list', () => {
    const found = ENDPOINTS.filter(({ access, bodyKind }) => access !== 'staff' && bodyKind !== 'none').flatMap(
      ({ name, body }) => unbounded(body, '').map((path) => `${name} ${path}`),
    );
    expect(found).toEqual([]);
  });
  it('is checked in all its fields', () => {
    const schema = z.object({
      a: z.optional(z.array(z.union([z.number(), z.string()]))),
      b: z.string().check(z.maxLength(3)),
    });
    expect(unbounded(schema, '')).toEqual(['a[]', 'a[]']);
  });
});
