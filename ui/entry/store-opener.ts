import { matchStore } from '../../core/internal';
import { mergeConfig, parseConfig, type OwnStore, type ShopConfigInput } from '../../core/shopper';

interface Opened {
  readonly config: ShopConfigInput;
  readonly storeCode?: string;
}

/** Finds the store of an address among those that are open now. */
export interface StoreOpener {
  /** With the own stores that are open now. */
  readonly config: ShopConfigInput;
  /** Code of the default store. */
  readonly standard: string;
  of(url: URL): Opened;
  /** Reads first which own stores are open now. */
  opened(url: URL): Promise<Opened>;
}

/** @param ownStores own stores that are open now; the configuration's if omitted */
export function createStoreOpener(
  input: ShopConfigInput,
  ownStores: (() => Promise<readonly OwnStore[]>) | undefined,
): StoreOpener {
  let known: readonly OwnStore[] | undefined;
  let open = openedWith(input);
  const of = ({ host, pathname }: URL): Opened => {
    const storeCode = matchStore(open.views, host, pathname)?.storeCode;
    return { config: { ...open.config, serverSide: true }, ...(storeCode !== undefined && { storeCode }) };
  };
  return {
    get config() {
      return open.config;
    },
    get standard() {
      return open.standard;
    },
    of,
    opened: async (url) => {
      const own = await ownStores?.();
      if (own !== undefined && JSON.stringify(own) !== JSON.stringify(known)) {
        known = own;
        open = openedWith(own.length === 0 ? input : mergeConfig(input, { stores: { own } }));
      }
      return of(url);
    },
  };
}

function openedWith(config: ShopConfigInput) {
  const { views, available } = parseConfig(config).stores;
  return {
    config,
    standard: available[0] ?? '',
    views: views.filter((view) => available.includes(view.storeCode)),
  };
}
