import type { CatalogueWriter } from '../ports/catalogue-data';
import { pageRecords } from './pages';
import type { PageText } from './pages/page-text';
import { blockRecords, type OwnBlocks } from './settings/blocks';
import { taxRules } from './tax-rules';

/** What one shop says instead of what any shop begins with. */
export interface OwnContent extends OwnBlocks {
  /** Pages in place of those of the same identifier, and of its own. */
  readonly pages?: readonly PageText[];
}

/**
 * Writes what any shop begins with besides its goods: tax rules, settings and the pages about delivery, returns, privacy and terms.
 * @param options.now milliseconds since the epoch: when the data were last updated
 * @param options.own what this shop says of itself; by default nothing that only its merchant can know
 */
export async function writeStarter(
  writer: CatalogueWriter,
  { now, own = {} }: { readonly now: number; readonly own?: OwnContent },
): Promise<void> {
  await writer.writeTaxRules(taxRules());
  await writer.writePages(pageRecords(own.pages));
  await writer.writeBlocks(blockRecords(now, own));
}
