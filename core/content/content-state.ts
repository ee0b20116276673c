import type { Observable } from 'rxjs';
import { injectable } from '../di';
import type { SiteSettings } from '../contract';
import { token } from '../di';
import { Store } from '../kernel/store';
import type { SiteBlocks } from './site-blocks';

/** The site settings, which stand around every page; they are there without the code that asks for them. */
@injectable()
export class ContentState {
  readonly #settings = new Store<SiteSettings | null>(null);
  readonly settings$: Observable<SiteSettings | null> = this.#settings.state$;
  #storeCode: string | undefined;
  #lastUpdated: number | null = null;
  #blocks: SiteBlocks | undefined;

  /** When the shop's data were last updated, in milliseconds since the epoch (A §3, last_updated); null where it is not known. */
  get lastUpdated(): number | null {
    return this.#lastUpdated;
  }

  /** Takes over what the block 'last_updated' says; anything but a time is left alone. */
  setLastUpdated(json: unknown): void {
    const at = typeof json === 'object' && json !== null && 'last_updated' in json ? json.last_updated : undefined;
    if (typeof at === 'number' && Number.isFinite(at)) this.#lastUpdated = at;
  }

  /** Keeps blocks that were read before there was a shop. */
  giveBlocks(blocks: SiteBlocks | undefined): void {
    this.#blocks = blocks;
  }

  /** The blocks of a store that were given, once: later they are asked for. */
  takeBlocks(storeCode: string): SiteBlocks | undefined {
    const blocks = this.#blocks;
    this.#blocks = undefined;
    return blocks?.store === storeCode ? blocks : undefined;
  }

  get settings(): SiteSettings | null {
    return this.#settings.value;
  }

  /** The settings of a store, if they are that store's which are known. */
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
