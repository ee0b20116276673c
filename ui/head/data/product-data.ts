import type { AggregateRating, Brand, Offer, Product as ProductThing, ProductGroup, WithContext } from 'schema-dts';
import { outsidePicture, plainAmount, variantOffers, type VariantOffer } from '../../../core/internal';
import type { ProductView } from '../../../core/shopper';
import { plainText, shorten } from './plain-text';
import type { DataContext } from './data-context';

/** Limits the size of the page; always includes the chosen variant. */
const MAX_VARIANTS = 60;
const MAX_PICTURES = 6;
/** Search engines cut descriptions at 5,000 characters. */
const MAX_DESCRIPTION = 5000;

const VARIES_BY = {
  color: 'https://schema.org/color',
  size: 'https://schema.org/size',
  material: 'https://schema.org/material',
  pattern: 'https://schema.org/pattern',
} as const;
type KnownCode = keyof typeof VARIES_BY;
const KNOWN_CODES: readonly KnownCode[] = ['color', 'size', 'material', 'pattern'];

interface Sold {
  readonly price: number;
  readonly inStock: boolean;
  readonly path: string;
}

/** Omitted without a price: a partial offer is an error. */
function offer({ price, inStock, path }: Sold, { absolute, store, site }: DataContext): { offers?: Offer } {
  if (!(price > 0)) return {};
  return {
    offers: {
      '@type': 'Offer',
      url: absolute(path),
      price: plainAmount(price, store.i18n.currencyCode),
      priceCurrency: store.i18n.currencyCode,
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: site },
    },
  };
}

function rating({ parent }: ProductView): { aggregateRating?: AggregateRating } {
  const { rating: value, reviews_count: count = 0 } = parent;
  if (value === undefined || count < 1) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

function pictures(view: ProductView, { absolute }: DataContext): { image?: string[] } {
  const images = view.gallery.slice(0, MAX_PICTURES).map(({ image }) => absolute(outsidePicture(image).path));
  return images.length === 0 ? {} : { image: images };
}

function common(view: ProductView, context: DataContext) {
  const { parent } = view;
  const description = plainText(parent.description ?? parent.short_description ?? '');
  const brand: Brand | undefined =
    parent.brand_name === undefined ? undefined : { '@type': 'Brand', name: parent.brand_name };
  return {
    name: parent.name,
    ...(description !== '' && { description: shorten(description, MAX_DESCRIPTION) }),
    ...(brand && { brand }),
    ...pictures(view, context),
    ...rating(view),
    url: context.absolute(context.canonical),
  };
}

function optionTexts(view: ProductView, { child }: VariantOffer): Partial<Record<KnownCode, string>> {
  const texts = view.configurableOptions.flatMap(({ attribute_code: code, values }) => {
    const known = KNOWN_CODES.find((name) => name === code);
    const own = child.custom_attributes.find((attribute) => attribute.attribute_code === code)?.value;
    const label = values.find((value) => value.value_index === String(own))?.label;
    return known === undefined || label === undefined ? [] : [[known, label] as const];
  });
  return Object.fromEntries(texts);
}

function variant(view: ProductView, sold: VariantOffer, context: DataContext): ProductThing {
  const texts = optionTexts(view, sold);
  const { sku, image } = sold.child;
  const path = context.pathOf(view, sku);
  return {
    '@type': 'Product',
    sku,
    name: [view.parent.name, ...Object.values(texts)].join(', '),
    ...texts,
    ...(image !== undefined && image !== '' && { image: context.absolute(outsidePicture(image).path) }),
    ...offer({ price: sold.price, inStock: sold.inStock, path }, context),
  };
}

/** Returns schema.org data of a product; one with variants is a group, the chosen one first. */
export function productData(
  view: ProductView,
  context: DataContext,
): WithContext<ProductThing> | WithContext<ProductGroup> {
  const { parent, price, stock } = view;
  const variants = parent.type_id === 'configurable' ? variantOffers(view, context.config, MAX_VARIANTS) : [];
  if (variants.length === 0) {
    const sold = { price: price.final, inStock: stock.status !== 'out_of_stock', path: context.canonical };
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: parent.sku,
      ...common(view, context),
      ...offer(sold, context),
    };
  }
  const codes = view.configurableOptions.flatMap(({ attribute_code: code }) =>
    KNOWN_CODES.filter((known) => known === code),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: parent.sku,
    ...common(view, context),
    ...(codes.length > 0 && { variesBy: codes.map((code) => VARIES_BY[code]) }),
    hasVariant: variants.map((sold) => variant(view, sold, context)),
  };
}
