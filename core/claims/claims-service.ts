import { Subscription } from 'rxjs';
import type { ShopConfig } from '../config';
import { CLOCK, CONFIG, inject, injectable, STORAGE, TABS, TELEMETRY, token } from '../di';
import { lazily } from '../kernel/async/lazily';
import { Store } from '../kernel/store';
import type { Clock, Storage, Tabs, Telemetry } from '../ports';
import type { Claim, ClaimCode, ClaimsArea, ClaimsState } from './claims';

const NAME = 'claims';
const CODES: readonly ClaimCode[] = ['promoCode', 'modalSignup', 'cookiesAccepted', 'measuringAccepted'];
const MAX_VALUE = 64;

/** Parsed by hand to keep the schema library out of the first page. */
function readClaim(raw: unknown): Claim | undefined {
  if (typeof raw !== 'object' || raw === null || !('code' in raw && 'value' in raw && 'created_at' in raw)) return;
  const code = CODES.find((known) => known === raw.code);
  const { value, created_at } = raw;
  if (code === undefined || typeof created_at !== 'number') return;
  if (typeof value !== 'boolean' && typeof value !== 'string') return;
  const description = 'description' in raw && typeof raw.description === 'string' ? raw.description : '';
  return { code, created_at, value, description };
}

@injectable()
export class ClaimsService implements ClaimsArea {
  readonly #store = new Store<ClaimsState>({ claims: new Map(), isLoaded: false });
  readonly #subscription = new Subscription();
  readonly state$ = this.#store.state$;

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TABS) private readonly tabs: Tabs,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(CONFIG) private readonly config: ShopConfig,
  ) {}

  get snapshot(): ClaimsState {
    return this.#store.value;
  }

  readonly load: () => Promise<void> = lazily(() => this.#load());

  async #load(): Promise<void> {
    if (this.config.serverSide) return;
    const keys = await this.storage.keys(NAME);
    const raw = await Promise.all(keys.map((key) => this.storage.get(NAME, key)));
    const kept = raw.flatMap((one) => readClaim(one) ?? []);
    if (kept.length < keys.length) this.telemetry.log('warn', 'A claim cannot be read', { area: NAME });
    const claims = new Map([...kept.map((claim) => [claim.code, claim] as const), ...this.snapshot.claims]);
    this.#store.set({ claims, isLoaded: true });
  }

  followTabs(): void {
    this.#subscription.add(
      this.tabs.messages$.subscribe((message) => {
        if (typeof message !== 'object' || message === null || !('type' in message && 'claim' in message)) return;
        const claim = message.type === NAME ? readClaim(message.claim) : undefined;
        if (claim !== undefined) this.#put(claim);
      }),
    );
  }

  async get(code: ClaimCode): Promise<Claim | undefined> {
    await this.load();
    return this.snapshot.claims.get(code);
  }

  async set(code: ClaimCode, value: Claim['value'], description = ''): Promise<void> {
    if ((await this.get(code))?.value === value) return;
    const short = typeof value === 'string' ? value.slice(0, MAX_VALUE) : value;
    const claim = { code, created_at: this.clock.now(), value: short, description };
    this.#put(claim);
    this.tabs.post({ type: NAME, claim });
    try {
      await this.storage.set(NAME, code, claim);
    } catch (error) {
      this.telemetry.error(error, { area: NAME });
    }
  }

  #put(claim: Claim): void {
    this.#store.update((state) => ({ ...state, claims: new Map(state.claims).set(claim.code, claim) }));
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    this.#store.close();
  }
}

export const CLAIMS_SERVICE = token<ClaimsService>('ClaimsService');
