import type { ShopConfig } from '../../core/shopper';
import type { ConsentSubject } from '../state/consent-subject';

export interface Handover {
  readonly storeCode: string;
  readonly interfaceLanguage?: string | undefined;
  readonly config: ShopConfig;
  readonly state: unknown;
  readonly telemetry?: string | undefined;
  readonly release?: string | undefined;
  readonly consent?: ConsentSubject | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly year: number;
}

/** Hand-written: a schema library would add 19 KB to the first page. */
function isHandover(value: unknown): value is Handover {
  if (typeof value !== 'object' || value === null) return false;
  if (!('storeCode' in value && 'config' in value && 'state' in value && 'year' in value)) return false;
  const { storeCode, config, year } = value;
  const interfaceLanguage: unknown = 'interfaceLanguage' in value ? value.interfaceLanguage : undefined;
  if (interfaceLanguage !== undefined && typeof interfaceLanguage !== 'string') return false;
  const telemetry: unknown = 'telemetry' in value ? value.telemetry : undefined;
  if (telemetry !== undefined && typeof telemetry !== 'string') return false;
  if ('release' in value && typeof value.release !== 'string') return false;
  if ('consent' in value && value.consent !== 'services' && value.consent !== 'events') return false;
  if ('tags' in value && !(Array.isArray(value.tags) && value.tags.every((tag) => typeof tag === 'string')))
    return false;
  return typeof storeCode === 'string' && typeof config === 'object' && config !== null && typeof year === 'number';
}

const UNSAFE = /[<\u2028\u2029]/;

/** Serializes the handover safely for a script element. */
export function writeHandover(value: Handover): string {
  const text = JSON.stringify(value);
  if (!UNSAFE.test(text)) return text;
  return text.replace(new RegExp(UNSAFE, 'g'), (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function readHandover(text: string): Handover | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isHandover(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
