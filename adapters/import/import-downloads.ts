import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { DownloadFile, KeptLink } from '../../core/contract/catalogue/download-file';
import { findFile } from '../files/find-file';
import { downloadIdOf, type DownloadKeeper } from '../platform/ports/orders/download-keeper';
import { filesByName } from './pictures';
import type { RowLog } from './source/row-log';
import type { SourceDownload, SourceProduct } from './source/source-product';

const FOLDERS = {
  file: ['', 'downloadable/files/links/'],
  sample: ['', 'downloadable/files/link_samples/', 'downloadable/files/samples/'],
} as const;

interface DownloadOptions {
  readonly log: RowLog;
  readonly dryRun: boolean;
  readonly keptOf: (sku: string) => Promise<readonly string[]>;
}

export interface CollectedLinks {
  readonly of: (product: SourceProduct) => readonly KeptLink[];
  readonly areThere: (product: Pick<SourceProduct, 'sku'>) => boolean;
}

/**
 * Copies download files into the shop, deduplicated. Products with missing files are not offered for sale:
 * undeliverable goods must not be charged.
 */
export class Downloads {
  readonly #kept = new Map<string, Promise<DownloadFile | undefined>>();
  #byName: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

  /** @param folder the merchant's media; undefined if none */
  constructor(
    private readonly folder: string | undefined,
    private readonly keeper: DownloadKeeper | undefined,
    private readonly options: DownloadOptions,
  ) {}

  async collect(products: Iterable<SourceProduct>): Promise<CollectedLinks> {
    const links = new Map<string, readonly KeptLink[]>();
    const lacking = new Set<string>();
    for (const product of products) {
      const own: KeptLink[] = [];
      for (const download of product.downloads) own.push(await this.#link(download, product.row));
      if (own.length > 0) links.set(product.sku, own);
      if (product.type === 'downloadable' && (await this.#missing(product, own))) lacking.add(product.sku);
    }
    return { of: ({ sku }) => links.get(sku) ?? [], areThere: ({ sku }) => !lacking.has(sku) };
  }

  async #missing({ sku, row, downloads }: SourceProduct, links: readonly KeptLink[]): Promise<boolean> {
    const note = (message: string) => this.options.log.note(row, 'download_missing', message);
    if (links.length === 0) {
      note('downloads: none is named, the product is not for sale');
      return true;
    }
    const missing = downloads.filter((_, at) => links[at]?.file === undefined);
    const kept = missing.length === 0 ? [] : await this.options.keptOf(sku);
    const gone = missing.filter(({ title }) => !kept.includes(title));
    for (const { title, file, elsewhere } of gone) {
      const why = elsewhere === undefined ? (file ?? 'none is named') : `${elsewhere} is not fetched`;
      note(
        `downloads: no file for ${title} (${why}), the product is not for sale until staff add it and enable the product`,
      );
    }
    return gone.length > 0;
  }

  async #link({ title, sample_url, file, sample, times }: SourceDownload, row: number): Promise<KeptLink> {
    const kept = file === undefined ? undefined : await this.#keep('file', file);
    const own = sample === undefined ? undefined : await this.#keep('sample', sample);
    if (sample !== undefined && own === undefined)
      this.options.log.note(row, 'download_missing', `downloads: no sample for ${title} (${sample})`);
    return {
      title,
      ...(sample_url !== undefined && { sample_url }),
      ...(kept !== undefined && { file: kept }),
      ...(own !== undefined && { sample_file: own }),
      ...(times !== undefined && { number_of_downloads: times }),
    };
  }

  #keep(kind: keyof typeof FOLDERS, name: string): Promise<DownloadFile | undefined> {
    const key = `${kind} ${name}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const kept = this.#bring(kind, name);
    this.#kept.set(key, kept);
    return kept;
  }

  async #bring(kind: keyof typeof FOLDERS, given: string): Promise<DownloadFile | undefined> {
    const place = await this.#find(kind, given);
    if (place === undefined || this.keeper === undefined) return undefined;
    const { size } = await stat(place);
    const named = { name: path.basename(place), isSample: kind === 'sample', sha256: await hashOf(place) };
    const file = { ...named, id: downloadIdOf(named) };
    if (this.options.dryRun) return { id: file.id, name: file.name, size };
    return this.keeper.keep(file, createReadStream(place));
  }

  async #find(kind: keyof typeof FOLDERS, given: string): Promise<string | undefined> {
    const below = given.replaceAll('\\', '/').replace(/^\/+/, '');
    if (this.folder === undefined || below === '' || below.split('/').includes('..')) return undefined;
    for (const folder of FOLDERS[kind]) {
      const direct = await findFile(this.folder, folder + below);
      if (direct !== undefined) return direct;
    }
    this.#byName ??= filesByName(this.folder);
    const [only, ...others] = (await this.#byName).get(path.posix.basename(below).toLowerCase()) ?? [];
    // Two files share the name, so the match is ambiguous.
    return only === undefined || others.length > 0 ? undefined : findFile(this.folder, only);
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer); // sound: a file is read as bytes
  return hash.digest('hex');
}
