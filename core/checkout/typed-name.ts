import { fullName } from '../kernel/full-name';
import * as z from 'zod/mini';
import { readStored } from '../cache';
import type { Storage, Telemetry } from '../ports';
import { CHECKOUT_COLLECTION } from './checkout';

const typed = z.object({ firstName: z.string(), lastName: z.string() });

/** Reads the stored name without loading checkout; empty if none. Never rejects. */
export async function typedName(ports: { readonly storage: Storage; readonly telemetry: Telemetry }): Promise<string> {
  try {
    const kept = await readStored(ports, { collection: CHECKOUT_COLLECTION, key: 'personalDetails' }, typed);
    return kept === undefined ? '' : fullName(kept.firstName, kept.lastName);
  } catch (error) {
    ports.telemetry.error(error, { area: 'checkout', context: 'typed name' });
    return '';
  }
}
