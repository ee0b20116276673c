import { type Settings, viewKey, type ShopperView } from '../../foundation';
import type { Database } from '../../ports/database';
import type { IndexDocument } from '../../ports/catalogue/search';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { indexDocuments } from './index-documents';

const MAX_DOCUMENTS = 20_000;
const KEPT_MS = 10_000;

interface Kept {
  readonly of: string;
  readonly until: number;
  readonly documents: Promise<readonly IndexDocument[]>;
}

export class PlainDocuments {
  #kept: Kept | undefined;

  constructor(
    private readonly database: Database,
    private readonly reader: CatalogueReader,
    private readonly settings: Pick<Settings, 'clock'>,
  ) {}

  async documents(store: ShopperView): Promise<readonly IndexDocument[]> {
    const { catalogue, stock } = await this.database.read((db) => db.versions.current());
    const of = `${viewKey(store)} ${String(catalogue)} ${String(stock)}`;
    const now = this.settings.clock.now();
    if (this.#kept?.of === of && now < this.#kept.until) return this.#kept.documents;
    const documents = this.#read(store);
    this.#kept = { of, until: now + KEPT_MS, documents };
    documents.catch(() => {
      this.#kept = undefined;
    });
    return documents;
  }

  async #read(store: ShopperView): Promise<readonly IndexDocument[]> {
    const documents: IndexDocument[] = [];
    for await (const document of indexDocuments(this.database, this.reader, store)) {
      documents.push(document);
      if (documents.length >= MAX_DOCUMENTS) break;
    }
    return documents;
  }
}
