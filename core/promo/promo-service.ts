import { Subscription } from 'rxjs';
import type { ShopConfig } from '../config';
import { CONFIG, inject, injectable, STORAGE, TABS, TELEMETRY, token } from '../di';
import { Store } from '../kernel/store';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { Storage, Tabs, Telemetry } from '../ports';
import type { PromoArea } from './promo';

const PLACE = { collection: 'promo', key: 'mode' };
const MESSAGE = 'promo';

/** The one writer of promo mode (A §4.4): kept between visits, the same in all tabs. */
@injectable()
export class PromoService implements PromoArea {
  readonly #store = new Store(false);
  readonly #subscription = new Subscription();
  readonly isOn$ = this.#store.state$;
  #loading: Promise<void> | undefined;

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TABS) private readonly tabs: Tabs,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(CONFIG) private readonly config: ShopConfig,
  ) {}

  get isOn(): boolean {
    return this.#store.value;
  }

  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    if (this.config.serverSide) return;
    const kept = await this.storage.get(PLACE.collection, PLACE.key);
    this.#store.set(kept === true); // whatever else is found there means off
  }

  /** Begins to follow the shopper's other tabs. */
  followTabs(): void {
    this.#subscription.add(
      this.tabs.messages$.subscribe((message) => {
        if (typeof message !== 'object' || message === null || !('type' in message && 'isOn' in message)) return;
        if (message.type === MESSAGE && typeof message.isOn === 'boolean') this.#store.set(message.isOn);
      }),
    );
  }

  async turnOn(): Promise<void> {
    await this.#turn(true);
  }

  async turnOff(): Promise<void> {
    await this.#turn(false);
  }

  async #turn(isOn: boolean): Promise<void> {
    await this.load();
    if (this.isOn === isOn) return;
    this.#store.set(isOn);
    const code = isOn ? 'PROMO_MODE_IS_TURNED_ON' : 'PROMO_MODE_IS_TURNED_OFF';
    this.notices.spawn({ type: isOn ? 'success' : 'warning', code });
    this.tabs.post({ type: MESSAGE, isOn });
    try {
      await this.storage.set(PLACE.collection, PLACE.key, isOn);
    } catch (error) {
      this.telemetry.error(error, { area: 'promo' });
    }
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    this.#store.close();
  }
}

export const PROMO_SERVICE = token<PromoService>('PromoService');
