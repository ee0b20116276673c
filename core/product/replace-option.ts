import type { Attribute, ConfigurableChild, ConfigurableOption, Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import { sameJson } from '../kernel/same-json';

type OptionLabels = Pick<Attribute, 'attribute_code' | 'options'>;

/** English names that products store next to the option, for lists and search. */
const NAMED_BY: ReadonlyMap<string, string> = new Map([
  ['brand', 'brand_name'],
  ['collection', 'collection_name'],
  ['ptype', 'product_type'],
]);

/** Returns the member that keeps the name of an attribute's option, such as 'brand_name'. */
export function nameMemberOf(code: string): string | undefined {
  return NAMED_BY.get(code);
}

/** Places where a product had an option before it was replaced; sufficient for undo. */
export interface OptionTrace {
  /** Value of the product's own member; undefined if it did not contain the option. */
  readonly own?: string | number | readonly (string | number)[] | undefined;
  /** Skus of the variants that had the option. */
  readonly variants: readonly string[];
  /** Pictures that showed the option. */
  readonly pictures: readonly string[];
}

/** Variants that would be the same after the replacement. */
export interface OptionCollision {
  readonly sku: string;
  readonly twin: string;
}

interface Replacement {
  readonly attribute: OptionLabels;
  readonly from: string;
  readonly into: string;
}

/** Returns the places where a product has an option; undefined if there are none. Pure. */
export function traceOption(product: Product, code: string, value: string): OptionTrace | undefined {
  const own = lookUp<unknown>(product, code);
  const has = textsOf(own).includes(value);
  const variants = (product.configurable_children ?? []).filter((child) => hasOption(child, code, value));
  if (!has && variants.length === 0) return undefined;
  const shows = (product.media_gallery ?? []).filter((entry) => lookUp(entry.shows, code) === value);
  return {
    ...(has && { own: own as NonNullable<OptionTrace['own']> }), // sound: it contains a scalar
    variants: variants.map(({ sku }) => sku),
    pictures: shows.map(({ image }) => image),
  };
}

/** Returns the first two variants that would be identical after replacing one option by another. Pure. */
export function optionCollision(product: Product, { attribute, from, into }: Replacement): OptionCollision | undefined {
  const codes = (product.configurable_options ?? []).map((option) => option.attribute_code);
  if (!codes.includes(attribute.attribute_code)) return undefined;
  const seen = new Map<string, { readonly sku: string; readonly key: string }>();
  for (const child of product.configurable_children ?? []) {
    const before = keyOf(child, codes);
    const key = keyOf(
      childWith(child, attribute.attribute_code, (value) => (value === from ? into : value)),
      codes,
    );
    const twin = seen.get(key);
    if (twin !== undefined && twin.key !== before) return { sku: child.sku, twin: twin.sku };
    if (twin === undefined) seen.set(key, { sku: child.sku, key: before });
  }
  return undefined;
}

/** Replaces an option of a product and its variants by another one of the same attribute. Pure. */
export function replaceOption(product: Product, { attribute, from, into }: Replacement): Product {
  const code = attribute.attribute_code;
  const swap = (value: string) => (value === from ? into : value);
  return described(
    {
      ...product,
      ...ownMember(product, code, swap),
      ...children(product, (child) => childWith(child, code, swap)),
      ...gallery(product, code, swap, () => true),
    },
    attribute,
  );
}

/**
 * Restores an option in a product and in variants that still have its replacement. A product that had both keeps both.
 * Pure.
 */
export function returnOption(product: Product, { attribute, from, into }: Replacement, trace: OptionTrace): Product {
  const code = attribute.attribute_code;
  const now = lookUp<unknown>(product, code);
  const merged = trace.own === undefined ? undefined : replaced(trace.own, (value) => (value === from ? into : value));
  const isSame = trace.own !== undefined && sameJson(now, merged);
  const back = (value: string) => (value === into ? from : value);
  const had = new Set(trace.variants);
  return described(
    {
      ...product,
      ...(isSame
        ? { [code]: trace.own }
        : trace.own !== undefined && ownReturned(product, code, { from, into }, trace.own)),
      ...children(product, (child) => (had.has(child.sku) ? childWith(child, code, back) : child)),
      ...gallery(product, code, back, (image) => trace.pictures.includes(image)),
    },
    attribute,
  );
}

/** Writes the labels of an attribute's options into a product wherever it stores them. Pure. */
export function described(product: Product, { attribute_code: code, options }: OptionLabels): Product {
  const name = nameMemberOf(code);
  const values = textsOf(lookUp<unknown>(product, code));
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label;
  const words = values.map((value) => labelOf(value) ?? value).join(', ');
  const isKnown = values.some((value) => labelOf(value) !== undefined);
  return {
    ...product,
    ...(name !== undefined && isKnown && { [name]: words }),
    ...(product.configurable_options && {
      configurable_options: product.configurable_options.map((option) =>
        option.attribute_code === code ? choiceOf(option, product, options) : option,
      ),
    }),
  };
}

/** Choices that variants use, in the order of the product, new ones in the order of the attribute. */
function choiceOf(option: ConfigurableOption, product: Product, options: OptionLabels['options']): ConfigurableOption {
  const used = new Set(
    (product.configurable_children ?? []).flatMap((child) => valuesOf(child, option.attribute_code)),
  );
  const known = option.values.filter(({ value_index: value }) => used.has(value));
  const added = options.filter(
    ({ value }) => used.has(value) && known.every(({ value_index: index }) => index !== value),
  );
  return {
    ...option,
    values: [
      ...known.map((value) => ({ ...value, ...labelled(options, value.value_index) })),
      ...added.map(({ value }) => ({ value_index: value, label: value, ...labelled(options, value) })),
    ],
  };
}

function labelled(options: OptionLabels['options'], value: string) {
  const found = options.find((option) => option.value === value);
  if (found === undefined) return {};
  return { label: found.label, ...(found.swatch !== undefined && { swatch: found.swatch }) };
}

type Swap = (value: string) => string;

function ownMember(product: Product, code: string, swap: Swap): Partial<Product> {
  const value = lookUp<unknown>(product, code);
  return value === undefined || value === null ? {} : { [code]: replaced(value, swap) };
}

function ownReturned(
  product: Product,
  code: string,
  { from, into }: Pick<Replacement, 'from' | 'into'>,
  before: NonNullable<OptionTrace['own']>,
): Partial<Product> {
  const both = [before].flat().filter((entry) => [from, into].includes(String(entry)));
  const value = lookUp<unknown>(product, code);
  if (both.length < 2 || !Array.isArray(value))
    return ownMember(product, code, (text) => (text === into ? from : text));
  return { [code]: withoutTwins(value.flatMap((entry: unknown) => (textsOf(entry)[0] === into ? both : [entry]))) };
}

/** Lists keep their order without duplicates; kept values keep their type. */
function replaced(value: unknown, swap: Swap): unknown {
  const one = (entry: unknown): unknown => {
    const [text] = textsOf(entry);
    if (text === undefined || Array.isArray(entry)) return entry;
    const next = swap(text);
    return next === text ? entry : next;
  };
  if (!Array.isArray(value)) return one(value);
  return withoutTwins(value.map(one));
}

function withoutTwins(all: readonly unknown[]): readonly unknown[] {
  return all.filter((entry, at) => all.findIndex((other) => sameJson(textsOf(other), textsOf(entry))) === at);
}

function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

function children(product: Product, change: (child: ConfigurableChild) => ConfigurableChild): Partial<Product> {
  const { configurable_children: all } = product;
  return all === undefined ? {} : { configurable_children: all.map(change) };
}

function childWith(child: ConfigurableChild, code: string, swap: Swap): ConfigurableChild {
  return {
    ...child,
    custom_attributes: child.custom_attributes.map(
      (entry) =>
        entry.attribute_code === code ? { ...entry, value: replaced(entry.value, swap) as typeof entry.value } : entry, // sound: the type of the value stays
    ),
  };
}

function gallery(
  { media_gallery: all }: Product,
  code: string,
  swap: Swap,
  isMeant: (image: string) => boolean,
): Partial<Product> {
  if (all === undefined) return {};
  return {
    media_gallery: all.map((entry) => {
      const shown = lookUp(entry.shows, code);
      return shown === undefined || !isMeant(entry.image)
        ? entry
        : { ...entry, shows: { ...entry.shows, [code]: swap(shown) } };
    }),
  };
}

function valuesOf(child: ConfigurableChild, code: string): readonly string[] {
  return child.custom_attributes.flatMap(({ attribute_code: one, value }) => (one === code ? textsOf(value) : []));
}

function hasOption(child: ConfigurableChild, code: string, value: string): boolean {
  return valuesOf(child, code).includes(value);
}

function keyOf(child: ConfigurableChild, codes: readonly string[]): string {
  return JSON.stringify(codes.map((code) => valuesOf(child, code)));
}
