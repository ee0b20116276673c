import * as z from 'zod/mini';
import { inject, injectable } from '../di';
import { readStored } from '../cache';
import { STORAGE, TELEMETRY, token } from '../di';
import type { Storage, Telemetry } from '../ports';
import { ORDER_PROOFS_COLLECTION } from './orders';

/**
 * Stores this device's proofs of an order's email address. Only the shop judges validity, as device clocks can be
 * wrong.
 */
@injectable()
export class OrderProofs {
  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  async keep(orderId: string, proof: string): Promise<void> {
    await this.storage.set(ORDER_PROOFS_COLLECTION, orderId, proof);
  }

  of(orderId: string): Promise<string | undefined> {
    const place = { collection: ORDER_PROOFS_COLLECTION, key: orderId };
    return readStored({ storage: this.storage, telemetry: this.telemetry }, place, z.string());
  }

  async forget(orderId: string): Promise<void> {
    await this.storage.remove(ORDER_PROOFS_COLLECTION, orderId);
  }
}

export const ORDER_PROOFS = token<OrderProofs>('OrderProofs');
