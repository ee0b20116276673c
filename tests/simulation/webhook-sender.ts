import type { Clock } from '../../core/shopper';

interface WebhookParts {
  readonly clock: Pick<Clock, 'schedule'>;
  readonly call: (request: Request) => Promise<boolean>;
}

/** Backoff in milliseconds; the last value repeats. */
const RETRY_MS = [1000, 5000, 15_000, 60_000] as const;
const MAX_CALLS = 50;

export interface WebhookCounts {
  delivered: number;
  failed: number;
}

/** Delivers webhooks on the schedule planned for each order and retries until accepted; without a plan, at once. */
export class WebhookSender {
  readonly counts: WebhookCounts = { delivered: 0, failed: 0 };
  readonly #plans = new Map<string, readonly number[]>();

  constructor(private readonly parts: WebhookParts) {}

  /** @param delaysMs milliseconds after the shopper's answer; empty for never */
  plan(orderId: string, delaysMs: readonly number[]): void {
    this.#plans.set(orderId, delaysMs);
  }

  /** Resolves when the immediate deliveries are done. */
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
    else if (tries < MAX_CALLS) {
      this.counts.failed += 1;
      const wait = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? RETRY_MS[0];
      this.parts.clock.schedule(() => void this.#make(request, tries + 1), wait);
    }
  }
}
