import type { Slide } from '../../../core/contract';
import type { CatalogueWriter, Language } from '../catalogue-data';
import { pageRecords } from './pages';
import { blockRecords } from './settings/blocks';
import { taxRules } from './tax-rules';

/**
 * Writes what any shop begins with besides its goods: tax rules, settings and the pages about delivery, returns, privacy and terms.
 * @param options.now milliseconds since the epoch: when the data were last updated
 * @param options.slidesIn the slides that the home page opens with; by default none
 */
export async function writeStarter(
  writer: CatalogueWriter,
  options: { readonly now: number; readonly slidesIn?: (language: Language) => readonly Slide[] },
): Promise<void> {
  await writer.writeTaxRules(taxRules());
  await writer.writePages(pageRecords());
  await writer.writeBlocks(blockRecords(options.now, options.slidesIn));
}
