import type { Subscription } from 'rxjs';
import * as z from 'zod/mini';
import { sameJson } from '../kernel/same-json';
import type { JsonValue, Tabs } from '../ports';
import { changeMessage, isChangeOf } from './change-message';

const ASK = 'unsaved';

const versioned = z.looseObject({ version: z.number() });
const announcement = z.object({ unsaved: versioned, user: z.string() });

/** Counts the writes of a copy; 0 for one of an earlier release. */
export function versionOf(copy: unknown): number {
  return versioned.safeParse(copy).data?.version ?? 0;
}

/**
 * Newest copy of a replica that could not be written. Travels with the message of the change, so that the tabs of a
 * user share one copy also while the medium fails; the first tab that can write stores it.
 */
export class UnsavedCopy {
  #copy: JsonValue | undefined;
  /** Kept until the copy is asked for, because a page that starts learns late who its user is. */
  #received: z.infer<typeof announcement> | undefined;
  readonly #subscription: Subscription;

  /** @param user returns the customer of this tab, empty for a guest */
  constructor(
    private readonly name: string,
    private readonly tabs: Tabs,
    private readonly user: () => string,
  ) {
    this.#subscription = tabs.messages$.subscribe((message) => this.#receive(message));
    tabs.post({ ...changeMessage(name), type: ASK });
  }

  /** @returns the later of the stored and the unsaved copy */
  newest(stored: unknown): unknown {
    this.#take();
    if (versionOf(stored) >= versionOf(this.#copy)) this.#copy = undefined;
    return this.#copy ?? stored;
  }

  keep(copy: JsonValue): void {
    if (sameJson(copy, this.#copy)) return;
    this.#copy = copy;
    this.#announce();
  }

  dispose(): void {
    this.#subscription.unsubscribe();
  }

  #receive(message: unknown): void {
    if (isChangeOf(this.name, message, ASK)) this.#announce();
    if (isChangeOf(this.name, message)) this.#received = announcement.safeParse(message).data ?? this.#received;
  }

  #take(): void {
    const received = this.#received;
    if (received?.user !== this.user()) return;
    this.#received = undefined;
    if (received.unsaved.version < versionOf(this.#copy)) return;
    this.#copy = received.unsaved as unknown as JsonValue; // sound: `keep` takes nothing else
  }

  #announce(): void {
    if (this.#copy === undefined) return;
    this.tabs.post({ ...changeMessage(this.name), unsaved: this.#copy, user: this.user() });
  }
}
