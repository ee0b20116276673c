import type { ConfigurableChild, ConfigurableOption, CustomAttribute, MediaEntry } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import type { SourceItem, SourceProduct, SourceVariant } from '../source/source-product';
import { isColourCode } from './attribute-catalogue';
import type { AttributeCatalogue } from './attribute-catalogue';
import { attributeId } from './attribute-words';
import { attributeValues } from './build-attributes';
import type { BuildContext } from './build-context';
import { swatchOf } from './colour-swatch';
import { imageOfVariant } from './gallery';
import type { GalleryVariant } from './gallery';
import { itemPrices } from './item-prices';
import { compareSizes, isSizeCode } from './size-order';

export function buildOption(
  { code, label }: { code: string; label: string },
  variants: readonly SourceVariant[],
  known: AttributeCatalogue,
): ConfigurableOption {
  const labels = [...new Set(variants.map(({ choices }) => lookUp(choices, code) ?? ''))];
  const values = [...known.values(code, label, labels)].map((value) => ({
    value_index: value,
    label: known.label(code, value),
  }));
  if (isSizeCode(code)) values.sort((left, right) => compareSizes(left.label, right.label));
  const coloured = isColourCode(code) ? values.map((value) => ({ ...value, swatch: swatchOf(value.label) })) : values;
  return { attribute_code: code, attribute_id: attributeId(code), label, values: coloured };
}

export function galleryVariant(
  variant: SourceVariant,
  context: BuildContext,
  options: readonly ConfigurableOption[],
): GalleryVariant {
  const choices = options.map(
    ({ attribute_code: code, label }) =>
      [code, context.attributes.value(code, label, lookUp(variant.choices, code) ?? '')] as const,
  );
  return { sku: variant.sku, choices: Object.fromEntries(choices), images: context.imagesOf(variant) };
}

export interface VariantSurroundings {
  readonly parent: SourceProduct;
  readonly gallery: readonly MediaEntry[];
  readonly known: GalleryVariant;
  readonly context: BuildContext;
}

export function buildVariant(variant: SourceVariant, of: VariantSurroundings): ConfigurableChild {
  const { context, gallery, known } = of;
  const image = imageOfVariant(known, gallery);
  const choices = Object.entries(known.choices);
  const chosen = new Set(choices.map(([code]) => code));
  const own = attributeValues(variant, context).filter(([code]) => !chosen.has(code));
  return {
    id: context.variantIdOf(variant.sku),
    sku: variant.sku,
    name: nameOfVariant(variant, of.parent.name),
    status: variant.status,
    ...(image !== undefined && { image }),
    ...itemPrices(variant, variant.price, variant.special_price),
    tax_class_id: variant.tax_class_id,
    ...weightOf(variant),
    ...variant.quantities,
    custom_attributes: [...choices, ...own].map(([attribute_code, value]): CustomAttribute => ({
      attribute_code,
      value: typeof value === 'string' ? value : [...value],
    })),
  };
}

export function weightOf({ weight }: SourceItem): { readonly weight?: number } {
  return weight === undefined ? {} : { weight };
}

/** Magento names variants after their choices: 'Chaz Hoodie-XS-Black'. */
function nameOfVariant({ name, choices }: SourceVariant, parent: string): string {
  if (!name.startsWith(parent)) return name;
  const labels = new Set(Object.values(choices).map((label) => label.toLowerCase()));
  const added = name.slice(parent.length).toLowerCase();
  const rest = [...labels].reduce((text, label) => text.replace(label, ''), added);
  return /^[\s\-–/,]*$/.test(rest) ? parent : name;
}
