import type { ShopConfig } from '../../core';
import type { ConsentSubject } from '../state/consent-subject';

/** What the server hands to the browser inside the page. */
export interface Handover {
  readonly storeCode: string;
  /** The shopper's own language of the interface, if there is one. */
  readonly interfaceLanguage?: string | undefined;
  /** As the server has read it: the browser need not read it again. */
  readonly config: ShopConfig;
  /** What `shop.dehydrate()` gave; the core parses it. */
  readonly state: unknown;
  /** Where the page reports events and errors to, if the merchant named a place. */
  readonly telemetry?: string | undefined;
  /** The version of the shop, for its reports. */
  readonly release?: string | undefined;
  /** What the shopper is asked leave for; left out where nothing needs it. */
  readonly consent?: ConsentSubject | undefined;
  /** Scripts of others that the page loads once it was accepted. */
  readonly tags?: readonly string[] | undefined;
  /** The year of the copyright line, so that both sides render the same. */
  readonly year: number;
}

/** Looked at by hand: this is the only text that a first page parses, and a schema library for it would weigh 19 KB. */
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

/** What could end a script element, or a line in old readers of script. */
const UNSAFE = /[<\u2028\u2029]/;

/** The handover as text that cannot end its script element early nor break a line of script. */
export function writeHandover(value: Handover): string {
  const text = JSON.stringify(value);
  // Almost no page has one of them, and looking is cheaper than replacing.
  if (!UNSAFE.test(text)) return text;
  return text.replace(new RegExp(UNSAFE, 'g'), (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Reads it back; undefined where the text is not one of ours. */
export function readHandover(text: string): Handover | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isHandover(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
