import type { Product } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';
import { inTongue, type ShopperView } from '../../foundation';
import type { StoredProduct } from '../../ports/catalogue/products';

interface ProductTexts {
  readonly members: Partial<Product>;
  readonly titleOf: (english: string) => string;
  readonly titled: <T extends { readonly title?: string | undefined }>(entry: T) => T;
}

/** A language with its own name inherits no title, summary or care. Pure. */
export function productTexts({ texts }: Pick<StoredProduct, 'texts'>, store: ShopperView): ProductTexts {
  const { titles = {}, ...own } = inTongue(texts, store) ?? {};
  const titleOf = (english: string): string => lookUp(titles, english) ?? english;
  return {
    members:
      own.name === undefined ? own : { meta_title: undefined, meta_description: undefined, care: undefined, ...own },
    titleOf,
    titled: (entry) => (entry.title === undefined ? entry : { ...entry, title: titleOf(entry.title) }),
  };
}
