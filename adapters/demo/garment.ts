import type { ConfigurableChild, MediaEntry, Product, ProductWithAttributes, StockRecord } from '../../core/contract';
import { lookUp } from '../../core/kernel/look-up';
import type { ProductRecord } from '../platform/ports/catalogue/catalogue-data';
import { ATTRIBUTE_IDS, ATTRIBUTE_LABELS } from '../platform/starter/attributes';
import { BRANDS, FABRIC_KINDS } from './data';
import type { Brand, FabricKind, Style } from './data';
import { sectionPath } from './categories/section-path';
import { createChance } from './base/chance';
import type { Chance } from './base/chance';
import { COLOURS } from '../platform/starter/colours';
import type { ColourKey } from '../platform/starter/colours';
import { customOptions } from './base/custom-options';
import { englishTexts, otherTexts } from './texts/descriptions';
import type { Subject } from './texts/descriptions';
import { flagsFor } from './base/flags';
import { isForChildren } from './base/names';
import { drawingSeed, gallery, picture } from './base/pictures';
import type { Sitting } from './base/pictures';
import type { GarmentPlan } from './plan';
import { inCents, otherCurrencies, priceFor, specialFor } from './base/prices';
import type { Special } from './base/prices';
import { sizeLabel } from '../platform/starter/sizes';
import { sizeRun } from './base/sizes';
import { stockMood, stockOf, stockOfParent } from './base/stock';
import { PRODUCT_KINDS } from '../platform/starter/product-kinds';
import { slugOf } from '../../core/kernel/slug-of';
import { categoryIds, categoryNames, childId, productId } from './categories/world';
import { TAX_CLASS } from '../platform/starter/tax-rules';
import type { World } from './categories/world';

interface Design {
  readonly plan: GarmentPlan;
  readonly brand: Brand;
  readonly subject: Subject;
  readonly sitting: Sitting;
  readonly colours: readonly ColourKey[];
  readonly sizes: readonly string[];
  readonly sku: string;
  readonly price: number;
  readonly special: Special | undefined;
  readonly taxClass: number;
}

const RAINPROOF: ReadonlySet<string> = new Set(['nylon', 'ripstop']);
const LAST_POSITION = 99;

function coloursFor(style: Style, brand: Brand, chance: Chance): ColourKey[] {
  const typical: readonly ColourKey[] = style.colours ?? brand.palette;
  const own = typical.filter((colour) => brand.palette.includes(colour));
  const range = own.length >= 2 ? own : typical;
  return chance.some(range, chance.pick([1, 1, 2, 2, 2, 3, 3, 4]));
}

function isClothing(style: Style): boolean {
  return style.sizes === 'alpha' || style.sizes === 'waist' || style.sizes === 'shoe';
}

function filmsOf({ plan, sitting, colours: [colour] }: Design): MediaEntry[] {
  if (plan.brand !== 'norrland' || colour === undefined || !RAINPROOF.has(sitting.fabric)) return [];
  return [{ image: picture(sitting, colour, 'fabric'), video: { url: '/film/rain.webm' }, pos: LAST_POSITION }];
}

function designOf(plan: GarmentPlan, index: number, world: World, chance: Chance): Design {
  const { style } = plan;
  const brand = BRANDS[plan.brand];
  const forChildren = isForChildren(plan.genders);
  const fabric: FabricKind = chance.pick(style.fabrics);
  const price = priceFor(style.price, brand, forChildren);
  const sitting = { cut: style.cut, fabric: FABRIC_KINDS[fabric].drawing, print: chance.pick(style.prints) };
  return {
    plan,
    brand,
    subject: { model: plan.model, cut: style.name, brand, fabric, forChildren, text: style.text },
    sitting: {
      ...sitting,
      seed: drawingSeed(style.seeds, chance.whole(0, 996)),
      kids: forChildren,
      house: plan.brand,
      accents: chance.shuffled(brand.accents),
    },
    colours: coloursFor(style, brand, chance),
    sizes: sizeRun(style.sizes, plan.genders),
    sku: `${brand.code}-${String(productId(world, index))}`,
    price,
    special: specialFor(price, brand, world.now, chance),
    taxClass: forChildren && isClothing(style) ? TAX_CLASS.childrensClothes : TAX_CLASS.goods,
  };
}

function surcharges(design: Design, chance: Chance): (colour: ColourKey, size: string) => number {
  const large = design.plan.style.sizes === 'alpha' && chance.happens(1 / 16) ? 5 : 0;
  const rare = design.colours.length > 1 && chance.happens(1 / 25) ? design.colours.at(-1) : undefined;
  return (colour, size) => (['xxl', '3xl', '164'].includes(size) ? large : 0) + (colour === rare ? 10 : 0);
}

function specialMembers(special: Special | undefined, extra = 0): Partial<ProductWithAttributes> {
  if (special === undefined) return {};
  const { special_price: price, special_from_date: from, special_to_date: to } = special;
  return { special_price: inCents(price + extra), special_from_date: from, special_to_date: to };
}

function childrenOf(design: Design, index: number, world: World, name: string, chance: Chance): ConfigurableChild[] {
  const extra = surcharges(design, chance);
  const images = new Map(design.colours.map((colour) => [colour, picture(design.sitting, colour)]));
  const pairs = design.colours.flatMap((colour) => design.sizes.map((size) => ({ colour, size })));
  return pairs.map(({ colour, size }, position) => {
    const more = extra(colour, size);
    const sizePart = size === 'one-size' ? '' : `-${size.toUpperCase()}`;
    const { special_price, special_from_date, special_to_date } = specialMembers(design.special, more);
    return {
      id: childId(world, index, position),
      sku: `${design.sku}-${colour.toUpperCase()}${sizePart}`,
      name: `${name}, ${COLOURS[colour].label[0]}${size === 'one-size' ? '' : `, ${sizeLabel(size)}`}`,
      status: chance.happens(0.004) ? 2 : 1,
      image: images.get(colour) ?? '',
      price: inCents(design.price + more),
      ...(special_price === undefined ? {} : { special_price, special_from_date, special_to_date }),
      tax_class_id: design.taxClass,
      custom_attributes: [
        { attribute_code: 'color', value: colour },
        { attribute_code: 'size', value: size },
      ],
    };
  });
}

function configurableOptions(design: Design): NonNullable<Product['configurable_options']> {
  const option = (code: 'color' | 'size', values: { value_index: string; label: string; swatch?: string }[]) => ({
    attribute_code: code,
    attribute_id: ATTRIBUTE_IDS[code],
    label: ATTRIBUTE_LABELS[code][0],
    values,
  });
  const colours = design.colours.map((colour) => {
    const { label, hex } = COLOURS[colour];
    return { value_index: colour, label: label[0], swatch: hex };
  });
  return [
    option('color', colours),
    option(
      'size',
      design.sizes.map((size) => ({ value_index: size, label: sizeLabel(size) })),
    ),
  ];
}

function storages(plan: GarmentPlan): string[] {
  const { style, genders } = plan;
  const sport = style.sport === undefined ? [] : [`sport/${style.sport.join('/')}`];
  return [...genders.map((gender) => sectionPath(gender, style.section)), ...sport];
}

function attributesOf(design: Design, chance: Chance): Partial<ProductWithAttributes> {
  const { plan, brand, subject } = design;
  const { style, genders } = plan;
  const collection = chance.pick(brand.collections);
  const kind = lookUp(PRODUCT_KINDS, style.ptype);
  return {
    brand: plan.brand,
    brand_name: brand.name,
    collection: slugOf(collection.name),
    collection_name: collection.name,
    top_brand: brand.top,
    top_collection: collection.top,
    gender: [...genders],
    ptype: style.ptype,
    product_type: kind?.[0] ?? style.ptype,
    color: [...design.colours],
    size: [...design.sizes],
    material: FABRIC_KINDS[subject.fabric].material,
    country_of_manufacture: brand.origin,
    ...(style.set === undefined ? {} : { set: style.set }),
    ...(style.season === undefined ? {} : { season: style.season }),
    ...(style.fits === undefined ? {} : { fit: chance.pick(style.fits) }),
    ...(style.sport === undefined ? {} : { sport: style.sport[0] }),
  };
}

function documentOf(design: Design, index: number, world: World, chance: Chance): Product {
  const texts = englishTexts(design.subject, chance);
  const slug = slugOf(texts.name);
  const ids = categoryIds(world.tree, storages(design.plan));
  const cover = picture(design.sitting, design.colours[0] ?? 'black');
  return {
    id: productId(world, index),
    sku: design.sku,
    type_id: 'configurable',
    ...texts,
    slug,
    url_key: slug,
    url_path: slug,
    status: 1,
    visibility: 4,
    price: design.price,
    ...specialMembers(design.special),
    sale: design.special?.when === 'now',
    tax_class_id: design.taxClass,
    image: cover,
    thumbnail: cover,
    media_gallery: [...gallery(design.sitting, design.colours), ...filmsOf(design)],
    configurable_options: configurableOptions(design),
    configurable_children: childrenOf(design, index, world, texts.name, chance),
    category_ids: ids,
    category: categoryNames(world.tree, ids),
    ...attributesOf(design, chance),
    ...flagsFor(index, world, chance),
    ...customOptions(design.plan.style.options),
  };
}

function stockFor(product: Product, chance: Chance): Record<string, StockRecord> {
  const mood = stockMood(chance, (product.promoted ?? 0) > 0);
  const children = (product.configurable_children ?? []).map(({ sku }) => [sku, stockOf(mood, chance)] as const);
  return { [product.sku]: stockOfParent(children.map(([, record]) => record)), ...Object.fromEntries(children) };
}

export function makeGarment(plan: GarmentPlan, index: number, world: World): ProductRecord {
  const chance = createChance(`${String(world.seed)}:garment:${String(index)}`);
  const design = designOf(plan, index, world, chance);
  const product = documentOf(design, index, world, chance);
  return {
    product,
    stock: stockFor(product, chance),
    prices: otherCurrencies([product, ...(product.configurable_children ?? [])]),
    texts: otherTexts(design.subject),
    source: 'demo',
  };
}
