import { distinctUntilChanged, filter, map, skip, Subscription, type Observable } from 'rxjs';
import { ACCOUNT_STATE, type AccountState } from '../accounts';
import { CLOCK, inject, injectable, TABS, TELEMETRY, token } from '../di';
import { Store } from '../kernel/store';
import type { Clock, Tabs, Telemetry } from '../ports';
import { bloggerOf } from './blogger-of';
import { BLOGGERS_READER, type BloggersReader } from './bloggers-reader';
import {
  asked,
  CABINET_PARTS,
  failed,
  NOTHING_READ,
  type CabinetPart,
  type CabinetParts,
  type Reading,
  type Readings,
  type RefreshOptions,
} from './cabinet-state';

/** Readings younger than this are not refreshed, in milliseconds. */
const FRESH_MS = 5000;
const CHANGED = { type: 'cabinet' } as const;

function isChanged(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === CHANGED.type;
}

type Read = { readonly [Part in CabinetPart]: () => Promise<CabinetParts[Part]> };
type ReadFirst = {
  readonly [Part in CabinetPart]?: () => Promise<{ readonly value: CabinetParts[Part]; readonly isWhole: boolean }>;
};

interface Asking {
  readonly at: number;
  readonly running: Promise<unknown>;
}

@injectable()
export class Cabinet {
  readonly #store = new Store<Readings>(NOTHING_READ);
  readonly #subscription = new Subscription();
  readonly #asking = new Map<CabinetPart, Asking>();
  readonly #beginnings: ReadFirst;
  readonly readings$: Observable<Readings> = this.#store.state$;

  constructor(
    @inject(BLOGGERS_READER) private readonly reader: BloggersReader,
    @inject(ACCOUNT_STATE) account: Store<AccountState>,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(TABS) private readonly tabs: Tabs,
    @inject(TELEMETRY) telemetry: Telemetry,
  ) {
    this.#beginnings = { posts: reader.firstPosts };
    // When the user or their role changes, clear everything and ignore pending answers.
    this.#subscription.add(
      bloggerOf(account)
        .pipe(skip(1))
        .subscribe(() => this.#forget()),
    );
    this.#subscription.add(
      tabs.messages$.pipe(filter(isChanged)).subscribe(() => {
        this.#refreshRead().catch((error: unknown) => telemetry.error(error, { area: 'cabinet' }));
      }),
    );
  }

  get snapshot(): Readings {
    return this.#store.value;
  }

  part<Part extends CabinetPart>(part: Part): Observable<Reading<CabinetParts[Part]>> {
    return this.readings$.pipe(
      map((readings): Reading<CabinetParts[Part]> => readings[part]),
      distinctUntilChanged(),
    );
  }

  async refresh(parts: readonly CabinetPart[], { skipCache = false }: RefreshOptions = {}): Promise<void> {
    this.reader.requireBlogger();
    const results = await Promise.allSettled(parts.map((part) => this.#refreshPart(part, skipCache)));
    const refused = results.find((result) => result.status === 'rejected');
    if (refused !== undefined) throw refused.reason;
  }

  refreshAll(options?: RefreshOptions): Promise<void> {
    return this.refresh(CABINET_PARTS, options);
  }

  /** Refreshes loaded parts after a write, here and in the blogger's other tabs. */
  async changed(): Promise<void> {
    this.tabs.post(CHANGED);
    await this.#refreshRead();
  }

  async #refreshRead(): Promise<void> {
    const read = CABINET_PARTS.filter((part) => this.snapshot[part].status !== 'unread');
    if (read.length > 0) await this.refresh(read, { skipCache: true });
  }

  #refreshPart(part: CabinetPart, skipCache: boolean): Promise<unknown> {
    const latest = this.#asking.get(part);
    if (!skipCache && latest !== undefined && this.clock.now() - latest.at < FRESH_MS) return latest.running;
    const asking: Asking = { at: this.clock.now(), running: this.#ask(part, () => this.#asking.get(part) === asking) };
    this.#asking.set(part, asking);
    return asking.running;
  }

  async #ask<Part extends CabinetPart>(part: Part, isLatest: () => boolean): Promise<CabinetParts[Part] | undefined> {
    const readAt = this.clock.now();
    const read: Read = this.reader;
    const isFirst = this.snapshot[part].status !== 'here';
    const here = (value: CabinetParts[Part], isRefreshing: boolean) => {
      if (isLatest()) this.#change(part, () => ({ status: 'here', value, readAt, isRefreshing }));
    };
    this.#change(part, asked);
    try {
      const beginning = isFirst ? await this.#beginnings[part]?.() : undefined;
      if (beginning !== undefined) {
        here(beginning.value, !beginning.isWhole);
        if (beginning.isWhole) return beginning.value;
      }
      const value = await read[part]();
      here(value, false);
      return value;
    } catch (error) {
      if (!isLatest()) return undefined;
      this.#asking.delete(part);
      this.#change(part, (reading) => failed(reading, error));
      throw error;
    }
  }

  #change<Part extends CabinetPart>(
    part: Part,
    change: (reading: Reading<CabinetParts[Part]>) => Reading<CabinetParts[Part]>,
  ): void {
    this.#store.update((readings) => ({ ...readings, [part]: change(readings[part]) }));
  }

  #forget(): void {
    this.#asking.clear();
    this.#store.set(NOTHING_READ);
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    this.#asking.clear();
    this.#store.close();
  }
}

export const CABINET = token<Cabinet>('Cabinet');
