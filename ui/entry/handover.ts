import * as z from 'zod/mini';
import type { ShopConfigInput } from '../../core';

/** What the server hands to the browser inside the page. */
export interface Handover {
  readonly storeCode: string;
  readonly config: ShopConfigInput;
  /** What `shop.dehydrate()` gave; the core parses it. */
  readonly state: unknown;
  /** The year of the copyright line, so that both sides render the same. */
  readonly year: number;
}

const handover = z.object({ storeCode: z.string(), config: z.looseObject({}), state: z.unknown(), year: z.number() });

/** The handover as text that cannot end its script element early nor break a line of script. */
export function writeHandover(value: Handover): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads it back; undefined where the text is not one of ours. */
export function readHandover(text: string): Handover | undefined {
  try {
    const parsed = handover.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
