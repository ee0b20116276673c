import type { CatalogueWriter } from '../ports/catalogue/catalogue-data';
import { pageRecords } from './pages';
import type { PageText } from './pages/page-text';
import { blockRecords, type OwnBlocks } from './settings/blocks';
import { taxRules } from './tax-rules';

export interface OwnContent extends OwnBlocks {
  readonly pages?: readonly PageText[];
}

/**
 * Writes tax rules, settings and standard pages.
 * @param options.now milliseconds since the epoch
 * @param options.own the shop's own content
 */
export async function writeStarter(
  writer: CatalogueWriter,
  { now, own = {} }: { readonly now: number; readonly own?: OwnContent },
): Promise<void> {
  await writer.writeTaxRules(taxRules());
  await writer.writePages(pageRecords(own.pages));
  await writer.writeBlocks(blockRecords(now, own));
}
