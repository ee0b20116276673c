import { SETTINGS_BLOCK } from '../../../../core/contract/content/settings-block';
import { ownStoreView, type StoreView } from '../../../../core/store-views';
import type { Repositories } from '../../ports/database';
import { baseCurrencyOf } from './shop-terms';
import type { OpenStores, RecordedStores } from '../settings/open-stores';
import type { Settings } from '../settings/options';

/** Member of the settings with the own stores of staff. */
export const OWN_STORES = 'own_stores';

type Db = Pick<Repositories, 'commerce' | 'content' | 'versions'>;

/** Reads the own stores of staff; undefined while the catalogue has the version `known`. */
export async function recordedStores(db: Db, known: number | undefined): Promise<RecordedStores | undefined> {
  const { catalogue: version } = await db.versions.current();
  if (version === known) return undefined;
  const commerce = await db.commerce.read();
  return {
    version,
    stores: ownStoresIn((await db.content.block(SETTINGS_BLOCK))?.en.json),
    currencies: new Set([baseCurrencyOf(commerce), ...(commerce.currency_rates ?? []).map(({ currency }) => currency)]),
  };
}

/** Reads recorded stores before each use; those whose currency has no rate stay closed, and are logged. */
export async function followStores(
  { openStores, telemetry }: Pick<Settings, 'openStores' | 'telemetry'>,
  load: (known: number | undefined) => Promise<RecordedStores | undefined>,
): Promise<void> {
  await openStores.follow(load, ({ code, currency }) => {
    telemetry.log('error', 'A store stays closed: its currency has no rate', { store: code, currency });
  });
}

/** Reads all stores that there are now, which another process may have made or removed: also those without a rate. */
export async function storesNow(
  db: Pick<Repositories, 'content'>,
  openStores: Pick<OpenStores, 'installed' | 'recordedIn'>,
): Promise<readonly StoreView[]> {
  const recorded = ownStoresIn((await db.content.block(SETTINGS_BLOCK))?.en.json);
  return [...openStores.installed, ...openStores.recordedIn(recorded).map(ownStoreView)];
}

export function ownStoresIn(json: unknown): readonly unknown[] {
  const stores: unknown =
    typeof json === 'object' && json !== null && OWN_STORES in json ? json[OWN_STORES] : undefined;
  return Array.isArray(stores) ? stores : [];
}
