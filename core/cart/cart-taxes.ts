import * as z from 'zod/mini';
import { readStored } from '../cache';
import { searchTaxRules, taxRule } from '../contract/catalogue/catalogue';
import type { TaxRule } from '../contract';
import { CLOCK, inject, injectable, STORAGE, TELEMETRY, token } from '../di';
import type { Clock, JsonValue, Storage, Telemetry } from '../ports';
import { lastTaxEdge } from '../pricing';
import { STORE_VIEWS_AREA, type StoreView, type StoreViewsArea } from '../store-views';
import { GATEWAY, type Gateway } from '../sync';
import type { Taxing } from './cart-record';

const COLLECTION = 'tax';
const KEPT_MS = 86_400_000;

const keptRules = z.object({ at: z.number(), rules: z.array(taxRule) });
type KeptRules = z.infer<typeof keptRules>;

/** Stores the tax rules on the device: offline orders need them. */
@injectable()
export class CartTaxes {
  readonly #known = new Map<string, KeptRules>();

  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(STORAGE) private readonly storage: Storage,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(CLOCK) private readonly clock: Clock,
  ) {}

  get tax(): StoreView['tax'] {
    return this.storeViews.current.tax;
  }

  #taxing(rules: readonly TaxRule[]): Taxing {
    const { tax, i18n } = this.storeViews.current;
    // An edge instead of the time, so that equal taxes stay equal.
    return { tax, currency: i18n.currencyCode, rules, at: lastTaxEdge(rules, this.clock.now()) };
  }

  get #store(): string {
    return this.storeViews.current.storeCode;
  }

  /** Makes no request. */
  async restore(): Promise<Taxing | null> {
    const store = this.#store;
    const ports = { storage: this.storage, telemetry: this.telemetry };
    const kept = this.#known.get(store) ?? (await readStored(ports, { collection: COLLECTION, key: store }, keptRules));
    if (kept !== undefined) this.#known.set(store, kept);
    return kept === undefined ? null : this.#taxing(kept.rules);
  }

  /** Refetches rules older than a day; null if unavailable. */
  async refresh(): Promise<Taxing | null> {
    const store = this.#store;
    const kept = this.#known.get(store);
    if (kept !== undefined && this.clock.now() - kept.at < KEPT_MS) return this.#taxing(kept.rules);
    try {
      const query = { store, type: 'taxrule' as const, size: -1 };
      const { result } = await this.gateway.call(searchTaxRules, { query }, { silent: true });
      const made: KeptRules = { at: this.clock.now(), rules: result.items };
      this.#known.set(store, made);
      await this.storage.set(COLLECTION, store, made as unknown as JsonValue);
      return this.#taxing(made.rules);
    } catch (error) {
      this.telemetry.error(error, { area: 'cart', context: 'tax rules' });
      return this.restore();
    }
  }
}

export const CART_TAXES = token<CartTaxes>('CartTaxes');
