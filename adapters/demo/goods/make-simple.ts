import type { Product, ProductWithAttributes, StockRecord } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import type { ProductRecord } from '../../platform/ports/catalogue/catalogue-data';
import { BRANDS, FABRIC_KINDS, partName } from '../data';
import type { BrandKey, Kind } from '../data';
import { hashText } from '../base/chance';
import type { Chance } from '../base/chance';
import type { ColourKey } from '../../platform/starter/colours';
import { customOptions } from '../base/custom-options';
import { englishTexts, otherTexts } from '../texts/descriptions';
import type { Subject } from '../texts/descriptions';
import { drawingSeed, gallery, picture } from '../base/pictures';
import type { Sitting } from '../base/pictures';
import { otherCurrencies, priceFor, specialFor } from '../base/prices';
import { stockMood, stockOf, UNCOUNTED } from '../base/stock';
import { PRODUCT_KINDS } from '../../platform/starter/product-kinds';
import { slugOf } from '../../../core/kernel/slug-of';
import { TAX_CLASS } from '../../platform/starter/tax-rules';
import { commonMembers, editionName, editionSku } from './good-context';
import type { GoodContext } from './good-context';

function goodModel(brand: BrandKey, kind: string, number: number): string {
  const { models } = BRANDS[brand];
  return models[(hashText(`${brand} ${kind}`) + number) % models.length] ?? kind;
}

export function goodSubject(
  kind: Kind,
  number: number,
  edition: number,
): { subject: Subject; brand: BrandKey; colour: ColourKey; sku: string } {
  const maker = kind.made[number];
  if (maker === undefined) throw new RangeError(`There is no ${kind.key} number ${String(number)}`);
  const [brand, colour] = maker;
  const forChildren = kind.genders.includes('children');
  const model = editionName(goodModel(brand, kind.key, number), edition);
  const subject = { model, cut: kind.name, brand: BRANDS[brand], fabric: kind.fabric, forChildren, text: kind.text };
  const sku = editionSku(`${subject.brand.code}-${partName(kind.key, number).toUpperCase()}`, edition);
  return { subject, brand, colour, sku };
}

export function goodSitting(kind: Kind, number: number): Sitting {
  const { subject, brand } = goodSubject(kind, number, 1);
  return {
    cut: kind.cut,
    fabric: FABRIC_KINDS[kind.fabric].drawing,
    print: kind.prints[number % kind.prints.length] ?? 'solid',
    seed: drawingSeed(kind.seeds, hashText(`${kind.key} ${String(number)}`)),
    kids: kind.genders.includes('children'),
    house: brand,
    accents: subject.brand.accents,
  };
}

function attributes(
  kind: Kind,
  subject: Subject,
  brand: BrandKey,
  colour: ColourKey,
  chance: Chance,
): Partial<ProductWithAttributes> {
  const collection = chance.pick(subject.brand.collections);
  return {
    brand,
    brand_name: subject.brand.name,
    collection: slugOf(collection.name),
    collection_name: collection.name,
    top_brand: subject.brand.top,
    top_collection: collection.top,
    gender: [...kind.genders],
    ptype: kind.ptype,
    product_type: lookUp(PRODUCT_KINDS, kind.ptype)?.[0] ?? kind.ptype,
    color: colour,
    material: FABRIC_KINDS[kind.fabric].material,
    country_of_manufacture: subject.brand.origin,
    ...(kind.sport === undefined ? {} : { sport: kind.sport }),
  };
}

/** Stock covers several purchases of the maximum quantity. */
function stockFor({ isUncounted = false, quantities }: Kind, isPromoted: boolean, chance: Chance): StockRecord {
  if (isUncounted) return UNCOUNTED;
  if (quantities?.max_sale_qty !== undefined)
    return { qty: 4 * quantities.max_sale_qty, is_in_stock: true, manage_stock: true };
  return stockOf(stockMood(chance, isPromoted), chance);
}

export function makeSimple(kind: Kind, number: number, context: GoodContext): ProductRecord {
  const { chance, edition, world } = context;
  const { subject, brand, colour, sku } = goodSubject(kind, number, edition);
  const sitting = goodSitting(kind, number);
  const texts = englishTexts(subject, chance);
  // The brand's price level applies to garments only.
  const price = priceFor(kind.price, { ...subject.brand, tier: 1 }, false);
  const special = specialFor(price, subject.brand, world.now, chance);
  const image = picture(sitting, colour);
  const product: Product = {
    ...commonMembers(context, { sku, name: texts.name, categories: kind.categories }),
    ...texts,
    type_id: 'simple',
    price,
    ...(special === undefined
      ? {}
      : {
          special_price: special.special_price,
          special_from_date: special.special_from_date,
          special_to_date: special.special_to_date,
        }),
    sale: special?.when === 'now',
    tax_class_id: TAX_CLASS.goods,
    image,
    thumbnail: image,
    media_gallery: gallery(sitting, [colour]),
    ...attributes(kind, subject, brand, colour, chance),
    ...kind.quantities,
    ...customOptions(kind.options),
  };
  return {
    product,
    stock: { [sku]: stockFor(kind, (product.promoted ?? 0) > 0, chance) },
    prices: otherCurrencies([product]),
    texts: otherTexts(subject),
    source: 'demo',
  };
}
