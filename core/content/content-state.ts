import type { Observable } from 'rxjs';
import { injectable } from '../di';
import type { SiteSettings } from '../contract';
import { token } from '../di';
import { Store } from '../kernel/store';
import type { SiteBlocks } from './site-blocks';

/** Site settings, shown on every page and available without the loading code. */
@injectable()
export class ContentState {
  readonly #settings = new Store<SiteSettings | null>(null);
  readonly settings$: Observable<SiteSettings | null> = this.#settings.state$;
  #storeCode: string | undefined;
  #lastUpdated: number | null = null;
  #blocks: SiteBlocks | undefined;

  get lastUpdated(): number | null {
    return this.#lastUpdated;
  }

  setLastUpdated(json: unknown): void {
    const at = typeof json === 'object' && json !== null && 'last_updated' in json ? json.last_updated : undefined;
    if (typeof at === 'number' && Number.isFinite(at)) this.#lastUpdated = at;
  }

  giveBlocks(blocks: SiteBlocks | undefined): void {
    this.#blocks = blocks;
  }

  takeBlocks(storeCode: string): SiteBlocks | undefined {
    const blocks = this.#blocks;
    this.#blocks = undefined;
    return blocks?.store === storeCode ? blocks : undefined;
  }

  get settings(): SiteSettings | null {
    return this.#settings.value;
  }

  settingsOf(storeCode: string): SiteSettings | null {
    return this.#storeCode === storeCode ? this.settings : null;
  }

  setSettings(storeCode: string, settings: SiteSettings): void {
    this.#storeCode = storeCode;
    this.#settings.set(settings);
  }

  dehydrate(): unknown {
    return this.#storeCode === undefined
      ? null
      : { store: this.#storeCode, settings: this.settings, last_updated: this.#lastUpdated };
  }

  hydrate(state: unknown): void {
    if (typeof state !== 'object' || state === null || !('settings' in state) || !('store' in state)) return;
    const { settings, store } = state;
    if (typeof settings !== 'object' || settings === null || !('name' in settings)) return;
    if (typeof settings.name !== 'string' || typeof store !== 'string') return;
    this.setLastUpdated(state);
    this.setSettings(store, settings as SiteSettings); // sound: our own server parsed it and wrote it into our own page
  }

  close(): void {
    this.#settings.close();
  }
}
export const CONTENT_STATE = token<ContentState>('ContentState');
