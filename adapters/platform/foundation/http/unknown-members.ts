import type { FieldError } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';

export function unknownMembers(raw: unknown, read: unknown): readonly FieldError[] {
  return pathsOf(raw, read, '').map((field) => ({ field, message: `${field} is not a field of this call` }));
}

function pathsOf(raw: unknown, read: unknown, above: string): readonly string[] {
  if (Array.isArray(raw)) {
    if (!Array.isArray(read)) return [];
    const known: readonly unknown[] = read;
    return raw.flatMap((entry: unknown, at) => pathsOf(entry, known[at], pathTo(above, String(at))));
  }
  if (!isObject(raw) || !isObject(read)) return [];
  return Object.entries(raw).flatMap(([name, value]) => {
    const path = pathTo(above, name);
    return Object.hasOwn(read, name) ? pathsOf(value, lookUp(read, name), path) : [path];
  });
}

function pathTo(above: string, name: string): string {
  return above === '' ? name : `${above}.${name}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
