import type { BlockRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import { SETTINGS_BLOCK } from './settings-block';

type Blocks = BlockRecord['blocks'];

/** Serializes changes of the settings, which stores, menus and the design share. Call before reading them. */
export function lockSettings({ staffChanges }: Pick<Repositories, 'staffChanges'>): Promise<void> {
  return staffChanges.lock('block', SETTINGS_BLOCK);
}

/**
 * Writes what `change` makes of the settings, which are read under their lock: each writer replaces the whole block, and
 * would otherwise undo a change that another committed meanwhile.
 * @param change gets empty settings if there are none
 * @returns the settings before
 */
export async function changeSettings(
  db: Pick<Repositories, 'content' | 'staffChanges' | 'versions'>,
  change: (settings: Blocks) => object,
): Promise<Blocks> {
  await lockSettings(db);
  const kept = (await db.content.block(SETTINGS_BLOCK)) ?? {
    en: { id: await db.content.nextBlockId(), identifier: SETTINGS_BLOCK, title: 'Settings', json: {} },
  };
  await db.content.writeBlocks([change(kept) as Blocks]); // sound: each is an existing record with new JSON
  // Settings appear on every page, so all pages are invalidated.
  await db.versions.raise('catalogue');
  return kept;
}
