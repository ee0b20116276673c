import { lookUp } from '../kernel/look-up';
import { general, SECTIONS, type ShopConfigInput } from './shop-config';
import type { Section, SettingProblem } from './setting';

/** 'operator' sets addresses, connections and platform prices; 'merchant' sets the rest in the settings block. */
export type SettingSource = 'operator' | 'merchant';

const RESERVED: ReadonlySet<string> = new Set(['serverSide', 'stage', 'stores.available', 'stores.views']);
const MERCHANTS: ReadonlySet<string> = new Set([
  'catalogue',
  'products',
  'cart',
  'checkout',
  'orders',
  'lists',
  'notices',
]);
const OPERATORS: ReadonlySet<string> = new Set(['products.calculateBundlePriceByOptions']);

/** Result of reading a configuration. */
export interface ReadConfig {
  readonly config: ShopConfigInput;
  readonly problems: readonly SettingProblem[];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mayBeSet(field: string, section: string, source: SettingSource): boolean {
  if (RESERVED.has(field)) return false;
  return source === 'operator' || (!OPERATORS.has(field) && (section === '' || MERCHANTS.has(section)));
}

/** Reads untrusted settings; unknown names are reported, since most are typos. */
export function readConfig(input: unknown, source: SettingSource): ReadConfig {
  if (!isRecord(input)) return { config: {}, problems: [{ field: '', message: 'must be an object with settings' }] };
  const problems: SettingProblem[] = [];
  const read = (name: string, section: Section, given: Readonly<Record<string, unknown>>): [string, unknown][] =>
    Object.entries(given).filter(([key, value]) => {
      const field = name === '' ? key : `${name}.${key}`;
      const setting = lookUp(section, key);
      const message =
        setting === undefined
          ? 'is not a setting'
          : mayBeSet(field, name, source)
            ? setting.check(value)
            : 'cannot be set here';
      if (message !== undefined) problems.push({ field, message });
      return message === undefined;
    });
  const entries = Object.entries(input).flatMap(([name, value]): [string, unknown][] => {
    const section = lookUp<Section>(SECTIONS, name);
    if (section === undefined) return read('', general, { [name]: value });
    if (isRecord(value)) return [[name, Object.fromEntries(read(name, section, value))]];
    problems.push({ field: name, message: 'must be an object with settings' });
    return [];
  });
  return { config: Object.fromEntries(entries), problems };
}

/** Parses 'cart.confirmRemoval=false' lines; values are JSON or text. */
export function readSettings(lines: readonly string[]): ReadConfig {
  const sections = new Map<string, Record<string, unknown>>();
  const alone = new Map<string, unknown>();
  for (const line of lines) {
    const [, path = line, raw = ''] = /^([^=]*)=(.*)$/s.exec(line) ?? [];
    const [section = '', ...rest] = path.trim().split('.');
    const name = rest.join('.');
    if (name === '') alone.set(section, valueOf(raw));
    else sections.set(section, { ...sections.get(section), [name]: valueOf(raw) });
  }
  return readConfig(Object.fromEntries([...alone, ...sections]), 'operator');
}

function valueOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** Merges per setting; later configurations win. */
export function mergeConfig(...configs: readonly ShopConfigInput[]): ShopConfigInput {
  const merged = new Map<string, unknown>();
  for (const [name, value] of configs.flatMap((config) => Object.entries(config))) {
    const before = merged.get(name);
    merged.set(name, isRecord(before) && isRecord(value) ? { ...before, ...value } : value);
  }
  return Object.fromEntries(merged);
}
