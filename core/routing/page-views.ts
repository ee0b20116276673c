import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { pageView } from '../contract/catalogue/url-map';
import { CONFIG, TELEMETRY, token } from '../di';
import type { Telemetry } from '../ports';
import { GATEWAY, type Gateway } from '../sync';
import { splitArrival } from './arrival';

/** Maximum path length of the API. */
const MAX_PATH = 2000;

@injectable()
export class PageViews {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  /** @param url full path with query; private parameters are removed */
  report(url: string): void {
    if (this.config.serverSide) return;
    this.gateway
      .ask(pageView, { query: { page: splitArrival(url).url.slice(0, MAX_PATH) } }, { silent: true })
      .catch((error: unknown) => {
        this.telemetry.log('debug', 'Page view not recorded', {
          reason: error instanceof Error ? error.message : 'unknown',
        });
      });
  }
}
export const PAGE_VIEWS = token<PageViews>('PageViews');
