import { readStored } from '../cache';
import type { JsonValue, Storage, Telemetry } from '../ports';
import { afterDeparture } from './after-departure';
import { CONFIRMATION_COLLECTION, ORDER_PROOFS_COLLECTION, ORDERS_COLLECTION } from './orders';
import { queueEntry } from './queue/queue-entry';

/**
 * Removes the signed-out user's orders from the device without loading the orders area. Unreadable entries stay: they
 * may still be waiting.
 */
export async function forgetOrders(
  ports: { readonly storage: Storage; readonly telemetry: Telemetry },
  leaving: string,
): Promise<void> {
  const { storage } = ports;
  await storage.clear(CONFIRMATION_COLLECTION);
  await storage.clear(ORDER_PROOFS_COLLECTION);
  for (const key of await storage.keys(ORDERS_COLLECTION)) {
    const entry = await readStored(ports, { collection: ORDERS_COLLECTION, key }, queueEntry);
    if (entry === undefined) continue;
    const rest = afterDeparture(entry, leaving);
    if (rest === undefined) await storage.remove(ORDERS_COLLECTION, key);
    else if (rest !== entry) await storage.set(ORDERS_COLLECTION, key, rest as unknown as JsonValue);
  }
}
