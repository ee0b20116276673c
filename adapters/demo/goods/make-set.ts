import { lookUp } from '../../../core/kernel/look-up';
import type { Product } from '../../../core/contract';
import type { Language, ProductRecord } from '../../platform/ports/catalogue/catalogue-data';
import { BRANDS } from '../data';
import type { Kit } from '../data';
import type { ColourKey } from '../../platform/starter/colours';
import { picture, pictureTogether, type Sitting } from '../base/pictures';
import { inCents, otherCurrencies, priceFor } from '../base/prices';
import { PRODUCT_KINDS } from '../../platform/starter/product-kinds';
import { inLanguage, OTHER_LANGUAGES } from '../../platform/starter/words/words';
import type { Words } from '../../platform/starter/words/words';
import { TAX_CLASS } from '../../platform/starter/tax-rules';
import { commonMembers, editionName, editionSku } from './good-context';
import type { GoodContext } from './good-context';
import { goodSitting, goodSubject } from './make-simple';
import { partNamed } from './order';
import type { SetPlan } from './order';
import { inEachLanguage, productName } from '../base/names';

const FREE = { price: 0, price_type: 'fixed' as const };

interface Part {
  readonly sku: string;
  readonly name: string;
  readonly names: Words;
  readonly price: number;
  readonly image: string;
  readonly sitting: Sitting;
  readonly colour: ColourKey;
}

function partOf(name: string, edition: number): Part {
  const { kind, number } = partNamed(name);
  const { subject, colour, sku } = goodSubject(kind, number, edition);
  const sitting = goodSitting(kind, number);
  return {
    sku,
    name: productName(subject.model, kind.name, 'en'),
    names: inEachLanguage((language) => productName(subject.model, kind.name, language)),
    price: priceFor(kind.price, { ...subject.brand, tier: 1 }, false),
    image: picture(sitting, colour),
    sitting,
    colour,
  };
}

function shared(plan: Kit | SetPlan, sold: readonly Part[], parts: readonly Part[], context: GoodContext): Product {
  const { edition } = context;
  const brand = BRANDS[plan.brand];
  const name = editionName(plan.name[0], edition);
  const single = [...new Map(parts.map(({ image, name: lab }) => [image, lab]))];
  const cover = sold.length > 1 ? pictureTogether(sold) : (single[0]?.[0] ?? '');
  const images = sold.length > 1 ? [[cover, name] as const, ...single] : single;
  const children = plan.brand === 'little-fell';
  return {
    ...commonMembers(context, {
      sku: editionSku(`${brand.code}-${plan.key.toUpperCase()}`, edition),
      name,
      categories: [plan.category],
    }),
    short_description: plan.text[0],
    description: described(plan, 'en'),
    meta_title: `${name} by ${brand.name}`,
    meta_description: `${name}: ${plan.text[0]}`,
    tax_class_id: TAX_CLASS.goods,
    image: cover,
    thumbnail: cover,
    media_gallery: images.map(([image, lab], index) => ({ image, lab, pos: index + 1 })),
    brand: plan.brand,
    brand_name: brand.name,
    top_brand: brand.top,
    gender: children ? ['children'] : ['men', 'women'],
    ptype: 'kit',
    product_type: PRODUCT_KINDS.kit?.[0] ?? 'Kit',
    color: [...new Set(parts.map(({ colour }) => colour))],
    sale: false,
  };
}

const IN_ONE_PARCEL: Words = [
  ' Everything comes in one parcel; each part can be returned by itself within 30 days.',
  ' Alles kommt in einem Paket; jedes Teil kann innerhalb von 30 Tagen einzeln zurückgegeben werden.',
  ' Всё приходит одной посылкой; каждую часть можно вернуть отдельно в течение 30 дней.',
  ' Усе надходить однією посилкою; кожну частину можна повернути окремо протягом 30 днів.',
  '所有商品装在一个包裹中寄出；每件均可在30天内单独退货。',
];

function described({ text }: Kit | SetPlan, language: Language): string {
  return `${inLanguage(text, language)}${inLanguage(IN_ONE_PARCEL, language)}`;
}

function texts(plan: Kit | SetPlan, edition: number, parts: readonly Part[]): ProductRecord['texts'] {
  const shown = [
    inEachLanguage((language) => editionName(inLanguage(plan.name, language), edition)),
    ...parts.map(({ names }) => names),
  ];
  return Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [
      language,
      {
        name: editionName(inLanguage(plan.name, language), edition),
        description: described(plan, language),
        short_description: inLanguage(plan.text, language),
        titles: Object.fromEntries(shown.map((names) => [names[0], inLanguage(names, language)])),
      },
    ]),
  );
}

/** Creates a grouped product; its price is the sum of its parts. */
export function makeGrouped(plan: SetPlan, context: GoodContext): ProductRecord {
  const parts = plan.parts.map((name) => partOf(name, context.edition));
  const product: Product = {
    ...shared(plan, parts, parts, context),
    type_id: 'grouped',
    price: inCents(parts.reduce((sum, { price }) => sum + price, 0)),
    product_links: parts.map(({ sku, name, price, image }, index) => ({
      link_type: 'associated',
      linked_product_type: 'simple',
      linked_product_sku: sku,
      position: index + 1,
      name,
      price,
      image,
      qty: 1,
    })),
  };
  return { product, stock: {}, texts: texts(plan, context.edition, parts), source: 'demo' };
}

/** Creates a bundle; the first choice of each place is the default. */
export function makeBundle(plan: Kit, context: GoodContext): ProductRecord {
  const places = plan.places.map(({ title, choices, optional = false, qty = 1, adds = {} }) => ({
    ...{ title: title[0], required: !optional, qty },
    parts: choices.map((name) => partOf(name, context.edition)),
    charges: choices.map((name) => lookUp(adds, name) ?? FREE),
  }));
  const sold = places
    .filter(({ required }) => required)
    .flatMap(({ parts, qty }) => Array.from({ length: qty }, () => parts.slice(0, 1)).flat());
  const first = places.flatMap(({ parts }) => parts.slice(0, 1));
  const product: Product = {
    ...shared(plan, sold, first, context),
    type_id: 'bundle',
    price: plan.ownPrice ?? inCents(sold.reduce((sum, { price }) => sum + price, 0)),
    ...(plan.ownPrice !== undefined && { price_type: 'fixed' as const }),
    bundle_options: places.map(({ title, required, qty, parts, charges }, index) => ({
      option_id: index + 1,
      title,
      required,
      position: index + 1,
      product_links: parts.map(({ sku, name, price, image }, choice) => ({
        id: (index + 1) * 10 + choice + 1,
        sku,
        qty,
        is_default: required && choice === 0,
        name,
        price,
        image,
        ...(plan.ownPrice !== undefined && charges[choice]),
      })),
    })),
  };
  const prices = plan.ownPrice === undefined ? undefined : otherCurrencies([product]);
  return { product, stock: {}, texts: texts(plan, context.edition, first), source: 'demo', ...(prices && { prices }) };
}
