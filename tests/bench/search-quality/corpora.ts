import { indexDocuments } from '../../../adapters/platform/catalogue/search/index-documents';
import { collect } from '../../fixtures/collect';
import { openDemoParts, openImportedParts } from '../../fixtures/catalogue-parts';
import type { IndexDocument } from '../../../adapters/search/local';
import type { Shop } from './judgement';

export interface Corpus {
  readonly shop: Shop;
  readonly language: string;
  readonly documents: readonly IndexDocument[];
}

const LANGUAGES = { us: 'en', de: 'de', ru: 'ru', ua: 'uk', cn: 'zh' } as const;

export async function demoCorpora(): Promise<Corpus[]> {
  const stores = Object.keys(LANGUAGES);
  const opened = await openDemoParts(stores);
  const { parts } = opened;
  const corpora = await Promise.all(
    parts.settings.stores.map(async (store): Promise<Corpus> => {
      const documents = (await collect(indexDocuments(parts.database, parts.reader, store))).filter(isListed);
      const shop = store.storeCode as keyof typeof LANGUAGES; // sound: the stores were opened by these very keys
      return { shop, language: LANGUAGES[shop], documents };
    }),
  );
  await opened.close();
  return corpora;
}

export async function importedCorpus(file: string): Promise<Corpus> {
  const opened = await openImportedParts(file);
  const { parts } = opened;
  const documents = (await collect(indexDocuments(parts.database, parts.reader, parts.settings.defaultStore))).filter(
    isListed,
  );
  await opened.close();
  return { shop: 'luma', language: 'en', documents };
}

function isListed({ attributes }: IndexDocument): boolean {
  const [status = '1'] = attributes['status'] ?? [];
  const [visibility = '4'] = attributes['visibility'] ?? [];
  return ['0', '1'].includes(status) && ['2', '3', '4'].includes(visibility);
}
