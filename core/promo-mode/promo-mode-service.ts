import { Subscription } from 'rxjs';
import type { ShopConfig } from '../config';
import type { User } from '../contract';
import { CONFIG, inject, injectable, STORAGE, TABS, TELEMETRY, token } from '../di';
import { lazily } from '../kernel/async/lazily';
import { ShopError } from '../kernel/shop-error';
import { Store } from '../kernel/store';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { Storage, Tabs, Telemetry } from '../ports';
import { PROMO_USER, type PromoArea } from './promo-mode';

const NAME = 'promo';

@injectable()
export class PromoService implements PromoArea {
  readonly #store = new Store(false);
  readonly #subscription = new Subscription();
  readonly isOn$ = this.#store.state$;

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TABS) private readonly tabs: Tabs,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(PROMO_USER) private readonly user: () => Pick<User, 'roles'> | null,
  ) {}

  get isOn(): boolean {
    return this.#store.value;
  }

  readonly load: () => Promise<void> = lazily(() => this.#load());

  async #load(): Promise<void> {
    if (!this.config.serverSide) this.#store.set((await this.storage.get(NAME, NAME)) === true);
  }

  followTabs(): void {
    this.#subscription.add(
      this.tabs.messages$.subscribe((message) => {
        if (typeof message !== 'object' || message === null || !('type' in message && 'isOn' in message)) return;
        if (message.type === NAME && typeof message.isOn === 'boolean') this.#store.set(message.isOn);
      }),
    );
  }

  async turnOn(): Promise<void> {
    if (this.user()?.roles.includes('blogger') !== true) {
      const { ACCOUNT_ERRORS } = await import('../kernel/messages/account-messages');
      throw new ShopError('ACCESS_DENIED', { message: ACCOUNT_ERRORS.ACCESS_DENIED });
    }
    await this.#turn(true);
  }

  turnOff(): Promise<void> {
    return this.#turn(false);
  }

  async #turn(isOn: boolean): Promise<void> {
    await this.load();
    if (this.isOn === isOn) return;
    this.#store.set(isOn);
    this.notices.spawn({
      type: isOn ? 'success' : 'warning',
      code: `PROMO_MODE_IS_TURNED_${isOn ? 'ON' : 'OFF'}`,
    });
    this.tabs.post({ type: NAME, isOn });
    try {
      await this.storage.set(NAME, NAME, isOn);
    } catch (error) {
      this.telemetry.error(error, { area: NAME });
    }
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    this.#store.close();
  }
}

export const PROMO_SERVICE = token<PromoService>('PromoService');
