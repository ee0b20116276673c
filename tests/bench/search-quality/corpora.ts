import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { migrate } from '../../../adapters/platform/database/migrate';
import { Sqlite } from '../../../adapters/platform/database/sqlite';
import { indexDocuments } from '../../../adapters/platform/catalogue/index-documents';
import { seedDemo } from '../../../adapters/platform/demo';
import { createMediaStore } from '../../../adapters/platform/images';
import { importCatalogue } from '../../../adapters/platform/import';
import { settingsOf } from '../../../adapters/platform/options';
import { createParts } from '../../../adapters/platform/parts';
import type { IndexDocument } from '../../../adapters/platform/catalogue-index';
import type { Parts } from '../../../adapters/platform/parts';
import type { Shop } from './judgement';

/** What one shop lists, as every engine of the comparison is given it. */
export interface Corpus {
  readonly shop: Shop;
  readonly language: string;
  readonly documents: readonly IndexDocument[];
}

const LANGUAGES = { us: 'en', de: 'de', ru: 'ru', ua: 'uk', cn: 'zh' } as const;

/** The demo catalogue in its five languages. */
export async function demoCorpora(): Promise<Corpus[]> {
  const stores = Object.keys(LANGUAGES);
  const { parts, now, close } = await openParts(stores);
  seedDemo(parts.writer, { now });
  const corpora = await Promise.all(
    parts.settings.stores.map(async (store): Promise<Corpus> => {
      const documents = (await indexDocuments(parts.reader, store)).filter(isListed);
      const shop = store.storeCode as keyof typeof LANGUAGES; // sound: the stores were opened by these very keys
      return { shop, language: LANGUAGES[shop], documents };
    }),
  );
  close();
  return corpora;
}

/** A merchant's export (Magento CSV) as the shop takes it in. */
export async function importedCorpus(file: string): Promise<Corpus> {
  const { parts, now, close } = await openParts(['us']);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-quality-'));
  await importCatalogue({ file }, { writer: parts.writer, media: createMediaStore(folder) }, { now });
  const documents = (await indexDocuments(parts.reader, parts.settings.defaultStore)).filter(isListed);
  close();
  rmSync(folder, { recursive: true });
  return { shop: 'luma', language: 'en', documents };
}

async function openParts(stores: readonly string[]): Promise<{ parts: Parts; now: number; close: () => void }> {
  const clock = createVirtualClock();
  const settings = settingsOf({ data: ':memory:', clock, ids: createSeededIds('quality'), stores });
  const database = new Sqlite(':memory:');
  await migrate(database);
  return { parts: createParts(settings, database), now: clock.now(), close: () => database.close() };
}

/** S §5: what lists show at all. */
function isListed({ attributes }: IndexDocument): boolean {
  const [status = '1'] = attributes['status'] ?? [];
  const [visibility = '4'] = attributes['visibility'] ?? [];
  return ['0', '1'].includes(status) && ['2', '3', '4'].includes(visibility);
}
