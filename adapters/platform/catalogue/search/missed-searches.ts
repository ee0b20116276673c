import { missedWords } from '../../../../core/contract/catalogue/missed-search';
import { dayAt, dayNumber } from '../../../../core/kernel/calendar-days';
import { timeZoneOf, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';

/** Time until noted searches are stored. */
const FLUSH_MS = 30_000;
/** Different words of a store that wait to be stored; further ones are dropped. */
const MAX_WAITING = 100;

/** Counts searches without results in memory, and stores them later, so that no search waits for a write. */
export class MissedSearches {
  readonly #waiting = new Map<string, Map<string, number>>();
  #cancel: (() => void) | undefined;
  #storing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Pick<Database, 'write'>,
    private readonly settings: Pick<Settings, 'clock' | 'telemetry'>,
  ) {}

  note(store: string, text: string): void {
    const words = missedWords(text);
    if (words === undefined) return;
    const own = this.#waiting.get(store) ?? new Map<string, number>();
    const count = own.get(words);
    if (count === undefined && own.size >= MAX_WAITING) return;
    this.#waiting.set(store, own.set(words, (count ?? 0) + 1));
    this.#cancel ??= this.settings.clock.schedule(() => void this.store(), FLUSH_MS);
  }

  /** Stores the counted searches. A failure is logged, and its words are lost. */
  store(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    const pending = [...this.#waiting];
    this.#waiting.clear();
    if (pending.length === 0) return this.#storing;
    const now = this.settings.clock.now();
    this.#storing = this.#storing.then(async () => {
      try {
        for (const [store, words] of pending)
          await this.database.write(async (db) => {
            const day = dayNumber(dayAt(now, await timeZoneOf(db)));
            await db.insights.addMissed(store, day, words);
          });
      } catch (error) {
        this.settings.telemetry.error(error, { where: 'storing searches without results' });
      }
    });
    return this.#storing;
  }
}
