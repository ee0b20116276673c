import type { FieldError } from '../../../../core/contract';
import type { ProductDocument } from '../../../../core/contract/catalogue/manage-products';
import { sameJson } from '../../../../core/kernel/same-json';
import type { Repositories } from '../../ports/database';

/** Checks that files exist and have the right kind: a sold file must not be a sample. */
export async function downloadErrors(
  { downloads }: Pick<Repositories, 'downloads'>,
  document: ProductDocument,
  before: ProductDocument | undefined,
): Promise<readonly FieldError[]> {
  if (sameJson(document.downloads, before?.downloads ?? [])) return [];
  const errors: FieldError[] = [];
  for (const [at, link] of document.downloads.entries()) {
    for (const member of ['file', 'sample'] as const) {
      const named = link[member];
      if (named === undefined || named === null) continue;
      const found = await downloads.file(named.id);
      const isRight =
        found?.isSample === (member === 'sample') && found.name === named.name && found.size === named.size;
      if (isRight) continue;
      const field = `downloads[${String(at)}].${member}`;
      errors.push({ field, message: `${field} names no ${member} that the shop has: send it first` });
    }
  }
  return errors;
}
