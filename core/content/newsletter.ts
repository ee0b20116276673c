import { subscribeNewsletter } from '../contract/content/content';
import { inject, injectable, NETWORK, token } from '../di';
import { SYNC_NOTICES } from '../kernel/request-queue-notices';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { Network } from '../ports';
import { GATEWAY, SYNC_LOADER, type Gateway, type SyncLoader } from '../sync';
import { checkEmail } from './check-email';

@injectable()
export class Newsletter {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(NETWORK) private readonly network: Network,
    @inject(SYNC_LOADER) private readonly openQueue: SyncLoader,
    @inject(NOTICES) private readonly notices: NoticesArea,
  ) {}

  /**
   * Queues the request offline.
   * @throws ShopError 'invalid-input' for an invalid address
   */
  async subscribe(email: string, store: string): Promise<void> {
    const body = { email: checkEmail(email), store };
    if (this.network.isOnline()) {
      await this.gateway.call(subscribeNewsletter, { body });
      return;
    }
    const queue = await this.openQueue();
    await queue.queue(subscribeNewsletter, { body });
    this.notices.spawn({ type: 'info', code: 'request-kept', message: SYNC_NOTICES['request-kept'] });
  }
}

export const NEWSLETTER = token<Newsletter>('Newsletter');
