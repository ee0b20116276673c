import type * as z from 'zod/mini';
import { parseJson } from '../../kernel/json';
import { lookUp } from '../../kernel/look-up';

function innermost(schema: unknown): { type: string; shape?: Record<string, unknown> } {
  let def = definitionOf(schema);
  while (def.innerType !== undefined) def = definitionOf(def.innerType);
  if (def.type === 'pipe' && def.in !== undefined) return innermost(def.in);
  return def;
}

interface Definition {
  readonly type: string;
  readonly innerType?: unknown;
  readonly in?: unknown;
  readonly shape?: Record<string, unknown>;
}

function definitionOf(schema: unknown): Definition {
  // `_zod.def` is the documented way to read a schema (zod v4 core).
  const internals = (schema as { _zod?: { def?: Definition } })._zod;
  return internals?.def ?? { type: 'unknown' };
}

type Kinds = Readonly<Record<string, 'text' | 'number' | 'boolean' | 'json'>>;

const known = new WeakMap<z.ZodMiniType, Kinds>();

export function queryKinds(schema: z.ZodMiniType): Kinds {
  const kinds = known.get(schema) ?? readKinds(schema);
  known.set(schema, kinds);
  return kinds;
}

function readKinds(schema: z.ZodMiniType): Kinds {
  const shape = innermost(schema).shape ?? {};
  const kinds: Record<string, 'text' | 'number' | 'boolean' | 'json'> = {};
  for (const [name, member] of Object.entries(shape)) {
    const { type } = innermost(member);
    kinds[name] =
      type === 'number' || type === 'boolean' ? type : type === 'object' || type === 'array' ? 'json' : 'text';
  }
  return kinds;
}

export function listMembers(schema: z.ZodMiniType): ReadonlySet<string> {
  const shape = Object.entries(innermost(schema).shape ?? {});
  return new Set(shape.filter(([, member]) => innermost(member).type === 'array').map(([name]) => name));
}

/** Converts query text to schema types; invalid text is kept, so that the schema reports it by name. */
export function decodeQuery(schema: z.ZodMiniType, text: Readonly<Record<string, string>>): Record<string, unknown> {
  const kinds = queryKinds(schema);
  const values: Record<string, unknown> = {};
  for (const [name, raw] of Object.entries(text)) {
    const kind = lookUp(kinds, name);
    if (kind === 'number') values[name] = raw.trim() !== '' && Number.isFinite(Number(raw)) ? Number(raw) : raw;
    else if (kind === 'boolean') values[name] = raw === 'true' ? true : raw === 'false' ? false : raw;
    else if (kind === 'json') values[name] = parseJson(raw) ?? raw;
    else values[name] = raw;
  }
  return values;
}

export function encodeQuery(values: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  }
  return parts.join('&');
}

/** @throws Error if a path parameter has no value */
export function buildUrl(path: string, values: Readonly<Record<string, unknown>>): string {
  const used = new Set<string>();
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = lookUp(values, name);
    if (value === undefined || value === null) throw new Error(`Path parameter ${name} of ${path} is missing`);
    used.add(name);
    return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
  });
  const query = encodeQuery(Object.fromEntries(Object.entries(values).filter(([name]) => !used.has(name))));
  return query === '' ? filled : `${filled}?${query}`;
}
