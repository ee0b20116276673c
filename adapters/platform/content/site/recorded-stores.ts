import type { RecordedStores } from '../../foundation';
import type { Repositories } from '../../ports/database';
import { SETTINGS_BLOCK } from './settings-block';

/** Member of the settings with the own stores of staff. */
export const OWN_STORES = 'own_stores';

/** Reads the own stores of staff; undefined while the catalogue has the version `known`. */
export async function recordedStores(
  db: Pick<Repositories, 'content' | 'versions'>,
  known: number | undefined,
): Promise<RecordedStores | undefined> {
  const { catalogue: version } = await db.versions.current();
  if (version === known) return undefined;
  return { version, stores: ownStoresIn((await db.content.block(SETTINGS_BLOCK))?.en.json) };
}

export function ownStoresIn(json: unknown): readonly unknown[] {
  const stores: unknown =
    typeof json === 'object' && json !== null && OWN_STORES in json ? json[OWN_STORES] : undefined;
  return Array.isArray(stores) ? stores : [];
}
