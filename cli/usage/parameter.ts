import type { Kind } from './kinds';
import { UsageError } from './usage-error';

export type Raw = undefined | boolean | string | readonly string[];

export interface Parameter<T> {
  readonly summary: string;
  readonly kind: Kind<unknown>;
  /** one: a value; many: repeated or remaining arguments; flag: `--force`; switch: `--x`, `--x no`, `--no-x`. */
  readonly shape: 'one' | 'many' | 'flag' | 'switch';
  readonly required: boolean;
  readonly fallback?: string | undefined;
  /** @throws UsageError naming the parameter and the limit */
  readonly read: (raw: Raw, name: string) => T;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;
export type ValuesOf<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

function parse<T>(kind: Kind<T>, raw: string, name: string): T {
  const value = kind.parse(raw);
  if (value !== undefined) return value;
  if (kind.isSecret === true) throw new UsageError(`${name} ${kind.rule}`);
  const shown = raw.length > 60 ? `${raw.slice(0, 60)}…` : raw;
  throw new UsageError(`${name} ${kind.rule}, not "${shown}"`);
}

function single(raw: Raw): string | undefined {
  return typeof raw === 'string' ? raw : undefined;
}

export function required<T>(summary: string, kind: Kind<T>): Parameter<T> {
  return {
    summary,
    kind,
    shape: 'one',
    required: true,
    read: (raw, name) => {
      const value = single(raw);
      if (value === undefined) throw new UsageError(`${name} is missing: it ${kind.rule}`);
      return parse(kind, value, name);
    },
  };
}

export function optional<T>(summary: string, kind: Kind<T>): Parameter<T | undefined> {
  return {
    summary,
    kind,
    shape: 'one',
    required: false,
    read: (raw, name) => {
      const value = single(raw);
      return value === undefined ? undefined : parse(kind, value, name);
    },
  };
}

export function withDefault<T extends string | number>(summary: string, kind: Kind<T>, fallback: T): Parameter<T> {
  return {
    summary,
    kind,
    shape: 'one',
    required: false,
    fallback: String(fallback),
    read: (raw, name) => {
      const value = single(raw);
      return value === undefined ? fallback : parse(kind, value, name);
    },
  };
}

export function list<T>(summary: string, kind: Kind<T>, min = 0): Parameter<readonly T[]> {
  return {
    summary,
    kind,
    shape: 'many',
    required: min > 0,
    read: (raw, name) => {
      const values = Array.isArray(raw) ? raw.map((value: string) => parse(kind, value, name)) : [];
      if (values.length < min) throw new UsageError(`${name} is missing: it ${kind.rule}`);
      return values;
    },
  };
}

const bare: Kind<boolean> = { placeholder: '', rule: 'takes no value', parse: () => true };

export function flag(summary: string): Parameter<boolean> {
  return { summary, kind: bare, shape: 'flag', required: false, read: (raw) => raw === true };
}

export function toggle(summary: string, kind: Kind<boolean>): Parameter<boolean | undefined> {
  return {
    summary,
    kind,
    shape: 'switch',
    required: false,
    read: (raw, name) => {
      if (typeof raw === 'boolean') return raw;
      const value = single(raw);
      return value === undefined ? undefined : parse(kind, value, name);
    },
  };
}
