import type { Clock } from '../../core';

interface WebhookParts {
  readonly clock: Pick<Clock, 'schedule'>;
  /** Calls the shop. @returns whether it said that it has taken the call in */
  readonly call: (request: Request) => Promise<boolean>;
}

/** How long a payment provider waits before it calls again when the shop did not answer; the last one goes on. In milliseconds. */
const RETRY_MS = [1000, 5000, 15_000, 60_000] as const;
/** After so many calls of no avail a provider gives up. */
const MOST_CALLS = 50;

/** What was done to calls of the provider. */
export interface WebhookCounts {
  /** Calls that the shop took in. */
  delivered: number;
  /** Calls that it did not answer, or not well; each was made again. */
  failed: number;
}

/**
 * The payment provider's way to the shop: each call comes when, and as often as, it was planned for its order, and again until the shop
 * has taken it in. Without a plan it comes at once.
 */
export class WebhookSender {
  readonly counts: WebhookCounts = { delivered: 0, failed: 0 };
  readonly #plans = new Map<string, readonly number[]>();

  constructor(private readonly parts: WebhookParts) {}

  /** @param delaysMs when the calls about an order are made, in milliseconds after the shopper's answer; none: never */
  plan(orderId: string, delaysMs: readonly number[]): void {
    this.#plans.set(orderId, delaysMs);
  }

  /** Takes over a call of the provider. Resolves when those that are made at once have been made. */
  async take(request: Request): Promise<void> {
    const { order_id } = (await request.clone().json()) as { order_id: string }; // sound: the provider of this platform wrote it
    const delays = this.#plans.get(order_id) ?? [0];
    for (const delay of delays) {
      if (delay === 0) await this.#make(request, 0);
      else this.parts.clock.schedule(() => void this.#make(request, 0), delay);
    }
  }

  async #make(request: Request, tries: number): Promise<void> {
    const isTaken = await this.parts.call(request.clone());
    if (isTaken) this.counts.delivered += 1;
    else if (tries < MOST_CALLS) {
      this.counts.failed += 1;
      const wait = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? RETRY_MS[0];
      this.parts.clock.schedule(() => void this.#make(request, tries + 1), wait);
    }
  }
}
