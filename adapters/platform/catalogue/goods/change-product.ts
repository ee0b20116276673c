import type { CustomOption, MediaEntry, Product } from '../../../../core/contract';
import { MAX_STATUS, USUAL_STATUS } from '../../../../core/contract/catalogue/listing';
import type { ProductDocument } from '../../../../core/contract/catalogue/manage-products';
import { BRITISH, OTHER_LANGUAGES, type TextTongue } from '../../../../core/contract/foundation/text-languages';
import { lookUp } from '../../../../core/kernel/look-up';
import { sameJson } from '../../../../core/kernel/same-json';
import { defined } from '../../content';
import type { AttributeRecord, PriceRecord } from '../../ports/catalogue/catalogue-data';
import type { StoredProduct } from '../../ports/catalogue/products';
import { configurableMembers } from './change-variants';
import { pricedAs } from './priced-as';
import { attributeMembers } from './product-attributes';
import { galleryOf, PART_OF_GROUP, VISIBILITY } from './product-document';

export type ChangedProduct = Pick<StoredProduct, 'document' | 'prices' | 'texts'>;

type Member = keyof ProductDocument;

/** @param before document that the edit started from; undefined for a new one */
export function changeProduct(
  kept: ChangedProduct,
  { document, before }: { readonly document: ProductDocument; readonly before: ProductDocument | undefined },
  attributes: readonly AttributeRecord[],
): ChangedProduct {
  const isChanged = (...members: readonly Member[]) =>
    before === undefined || members.some((member) => !sameJson(before[member], document[member]));
  const when = (members: readonly Member[], make: () => Partial<Product>) => (isChanged(...members) ? make() : {});
  const made: Product = {
    ...kept.document,
    ...when(['enabled'], () => ({ status: document.enabled ? USUAL_STATUS : MAX_STATUS })),
    ...when(['visibility'], () => ({ visibility: VISIBILITY[document.visibility] })),
    ...when(['texts'], () => englishOf(document)),
    ...when(['meta_title'], () => ({ meta_title: document.meta_title || undefined })),
    ...when(['meta_description'], () => ({ meta_description: document.meta_description || undefined })),
    ...when(['price', 'special_price', 'special_from', 'special_to'], () => pricedAs(kept.document, document)),
    ...when(['tax_class_id'], () => ({ tax_class_id: document.tax_class_id })),
    ...when(['category_ids'], () => ({ category_ids: [...document.category_ids], category: undefined })),
    ...attributeMembers(kept.document, { document, before }, attributes),
    ...when(['pictures'], () => picturedAs(kept.document, document.pictures)),
    ...when(['options', 'variants'], () => configurableMembers(kept.document, document, attributes)),
    ...when(['bundle'], () => bundledAs(kept.document, document.bundle)),
    ...when(['group'], () => groupedAs(kept.document, document.group)),
    ...when(['custom_options'], () => askedAs(kept.document, document.custom_options)),
    ...when(['downloads'], () => ({ downloadable_links: downloadsAs(kept.document, document.downloads) })),
  };
  return {
    document: defined(made),
    prices: isChanged('own_prices') ? pricesAs(document) : kept.prices,
    texts: isChanged('texts') ? textsAs(document, kept.texts) : kept.texts,
  };
}

function englishOf({ texts: { en } }: ProductDocument): Partial<Product> {
  return { name: en.name, description: en.description, short_description: en.short_description };
}

function textsAs(
  { texts: { en: _en, ...written } }: ProductDocument,
  kept: StoredProduct['texts'],
): StoredProduct['texts'] {
  const tongues: readonly TextTongue[] = [...OTHER_LANGUAGES, BRITISH];
  const texts = tongues.flatMap((tongue) => {
    const { care, titles } = kept?.[tongue] ?? {};
    const words = defined({ ...lookUp(written, tongue), care, titles });
    return Object.keys(words).length === 0 ? [] : [[tongue, words] as const];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

function pricesAs({ own_prices: own }: ProductDocument): StoredProduct['prices'] {
  const prices = new Map<string, Record<string, PriceRecord>>();
  for (const { currency, sku, price, special_price: special } of own) {
    const ofCurrency = prices.get(currency) ?? {};
    prices.set(currency, ofCurrency);
    ofCurrency[sku] = { price: Number(price), ...(special !== null && { special_price: Number(special) }) };
  }
  return own.length === 0 ? undefined : Object.fromEntries(prices);
}

function picturedAs(kept: Product, pictures: ProductDocument['pictures']): Partial<Product> {
  const known = [...galleryOf(kept)];
  const gallery = pictures.map(({ image, alt }, at): MediaEntry => {
    const nth = known.findIndex((entry) => entry.image === image);
    const [entry = { image }] = nth === -1 ? [] : known.splice(nth, 1);
    return defined({ ...entry, image, lab: alt === '' ? undefined : alt, pos: at + 1 });
  });
  const first = pictures[0]?.image;
  return { media_gallery: gallery, image: first, thumbnail: first };
}

function bundledAs({ bundle_options: kept = [] }: Product, bundle: ProductDocument['bundle']): Partial<Product> {
  const nextId = numbers(kept.map((option) => option.option_id));
  const options = bundle.map(({ title, required, parts }, at) => {
    const known = kept.find((option) => option.title === title);
    const links = parts.map((part) => ({ ...known?.product_links.find((link) => link.sku === part.sku), ...part }));
    return {
      ...known,
      option_id: known?.option_id ?? nextId(),
      title,
      required,
      position: at + 1,
      product_links: links,
    };
  });
  return { bundle_options: options.length === 0 ? undefined : options };
}

function groupedAs({ product_links: kept = [] }: Product, group: ProductDocument['group']): Partial<Product> {
  const isPart = (link: { readonly link_type: string }) => link.link_type === PART_OF_GROUP;
  const parts = group.map(({ sku, qty }, at) => ({
    ...kept.find((link) => isPart(link) && link.linked_product_sku === sku),
    link_type: PART_OF_GROUP,
    linked_product_sku: sku,
    position: at + 1,
    qty,
  }));
  const links = [...parts, ...kept.filter((link) => !isPart(link))];
  return { product_links: links.length === 0 ? undefined : links };
}

function askedAs({ custom_options: kept = [] }: Product, options: ProductDocument['custom_options']): Partial<Product> {
  const nextId = numbers(kept.map((option) => option.option_id));
  const asked = options.map(({ title, type, required, max_characters: max, values, ...costs }): CustomOption => {
    const known = kept.find((option) => option.title === title);
    const nextValue = numbers((known?.values ?? []).map((value) => Number(value.option_type_id)));
    return defined({
      ...known,
      option_id: known?.option_id ?? nextId(),
      title,
      type,
      is_require: required,
      max_characters: max ?? undefined,
      ...surchargeOf(values.length === 0 ? costs : { price: null, price_type: 'fixed' }),
      values:
        values.length === 0
          ? undefined
          : values.map(({ title: name, ...cost }) => {
              const value = known?.values?.find((one) => one.title === name);
              return defined({
                ...value,
                option_type_id: value?.option_type_id ?? nextValue(),
                title: name,
                ...surchargeOf(cost),
              });
            }),
    });
  });
  return { custom_options: asked.length === 0 ? undefined : asked };
}

function surchargeOf({
  price,
  price_type: type,
}: {
  readonly price: string | null;
  readonly price_type: 'fixed' | 'percent';
}) {
  return price === null ? { price: undefined, price_type: undefined } : { price: Number(price), price_type: type };
}

function downloadsAs({ downloadable_links: kept = [] }: Product, downloads: ProductDocument['downloads']) {
  if (downloads.length === 0) return undefined;
  return downloads.map(({ title, sample_url: sample, file, sample: own, times }) =>
    defined({
      ...kept.find((link) => link.title === title),
      title,
      sample_url: sample === '' ? undefined : sample,
      ...(file !== undefined && { file: file ?? undefined }),
      ...(own !== undefined && { sample_file: own ?? undefined }),
      ...(times !== undefined && { number_of_downloads: times ?? undefined }),
    }),
  );
}

function numbers(known: readonly number[]): () => number {
  let last = Math.max(0, ...known.filter((id) => Number.isSafeInteger(id)));
  return () => (last += 1);
}
