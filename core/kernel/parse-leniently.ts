import type * as z from 'zod/mini';

type Path = readonly PropertyKey[];

export interface Lenient<T> {
  readonly data: T;
  readonly dropped: readonly Path[];
}

const MAX_PASSES = 8;

/**
 * Drops invalid members instead of failing; the result satisfies the schema.
 * @returns undefined if nothing valid remains
 */
export function parseLeniently<S extends z.ZodMiniType>(schema: S, value: unknown): Lenient<z.output<S>> | undefined {
  const dropped: Path[] = [];
  let rest = value;
  for (let pass = 0; pass <= MAX_PASSES; pass += 1) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { data: parsed.data, dropped };
    const targets = outermost(parsed.error.issues.map(({ path }) => existing(rest, path)));
    if (targets.some((path) => path.length === 0)) return undefined;
    for (const path of targets) rest = without(rest, path);
    dropped.push(...targets);
  }
  return undefined;
}

function existing(value: unknown, path: Path): Path {
  let at = value;
  for (const key of path) {
    if (!has(at, key)) return path.slice(0, -1);
    at = Reflect.get(at, key);
  }
  return path;
}

function has(value: unknown, key: PropertyKey): value is object {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

function outermost(paths: readonly Path[]): readonly Path[] {
  const byText = new Map(paths.map((path) => [path.map(String).join('\0'), path] as const));
  const isInside = (path: Path) =>
    path.some((_, length) => length < path.length && byText.has(path.slice(0, length).map(String).join('\0')));
  return [...byText.values()].filter((path) => !isInside(path)).sort((one, other) => compare(other, one));
}

function compare(one: Path, other: Path): number {
  for (const [at, key] of one.entries()) {
    const against = other[at];
    if (key === against) continue;
    if (typeof key === 'number' && typeof against === 'number') return key - against;
    return String(key) < String(against) ? -1 : 1;
  }
  return 0;
}

function without(value: unknown, [key, ...below]: Path): unknown {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (below.length === 0) return list.filter((_, index) => index !== key);
    return list.map((entry, index) => (index === key ? without(entry, below) : entry));
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => below.length > 0 || name !== key);
  return Object.fromEntries(members.map(([name, member]) => [name, name === key ? without(member, below) : member]));
}
