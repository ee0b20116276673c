import type { Product } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import { inTongue } from '../kernel/language';
import type { StoredProduct } from '../ports/products';
import type { ShopperView } from '../settings/price-group';

/** The texts of one store: members that replace those of the document, and titles by their English ones. */
interface ProductTexts {
  readonly members: Partial<Product>;
  /** Returns the title in the store's language, or the English one where it was not translated. */
  readonly titleOf: (english: string) => string;
  /** The same for the `title` of an entry. */
  readonly titled: <T extends { readonly title?: string | undefined }>(entry: T) => T;
}

/** The texts of a product in a store's language. A language that has a name of its own gets no title, summary and care of another. Pure. */
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
