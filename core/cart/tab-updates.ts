import { filter, type Subscription } from 'rxjs';
import type { Tabs, Telemetry } from '../ports';
import type { CartService } from './cart-service';

function isCartMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'cart';
}

/** Changes of the cart in other tabs, processed in order. */
export class TabUpdates {
  #receiving: Promise<void> = Promise.resolve();

  constructor(
    private readonly tabs: Tabs,
    private readonly telemetry: Telemetry,
    private readonly recheckUser: () => Promise<void>,
  ) {}

  follow(open: () => Promise<Pick<CartService, 'receive'>>): Subscription {
    return this.tabs.messages$.pipe(filter(isCartMessage)).subscribe((message) => {
      this.#receiving = this.#receiving
        .then(() => this.#receive(open, message))
        .catch((error: unknown) => this.telemetry.error(error, { area: 'cart', context: 'tabs' }));
    });
  }

  async #receive(open: () => Promise<Pick<CartService, 'receive'>>, message: unknown): Promise<void> {
    const service = await open();
    if (service.receive(message)) return;
    await this.recheckUser();
    service.receive(message);
  }
}
