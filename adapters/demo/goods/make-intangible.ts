import { linksOption } from '../../../core/contract/orders/bought-links';
import type { ProductRecord } from '../../platform/ports/catalogue/catalogue-data';
import type { Product } from '../../../core/contract';
import { customOptions } from '../base/custom-options';
import { gallery, picture } from '../base/pictures';
import { INTANGIBLES } from '../data';
import type { Intangible } from '../data';
import { isTitle } from '../drawings';
import type { Sitting } from '../base/pictures';
import { demoLinks } from '../files/demo-files';
import { otherCurrencies } from '../base/prices';
import { UNCOUNTED } from '../base/stock';
import { PRODUCT_KINDS } from '../../platform/starter/product-kinds';
import { inLanguage, OTHER_LANGUAGES } from '../../platform/starter/words/words';
import { TAX_CLASS } from '../../platform/starter/tax-rules';
import { commonMembers, editionName, editionSku } from './good-context';
import type { GoodContext } from './good-context';
import { filesOf, PARTS } from './titles';

const HOUSE = 'Vitrine';
const SECTION: Readonly<Record<Intangible['ptype'], string>> = {
  'gift-card': 'gifts/gift-cards',
  service: 'gifts/services',
  plan: 'gifts/plans-books',
  'e-book': 'gifts/plans-books',
};

function taxClass(ptype: Intangible['ptype']): number {
  // Gift cards are taxed on redemption.
  if (ptype === 'gift-card') return TAX_CLASS.none;
  return ptype === 'e-book' ? TAX_CLASS.books : TAX_CLASS.goods;
}

/** Gift cards have round amounts in every currency. */
function pricesOf(plan: Intangible, product: Product): NonNullable<ProductRecord['prices']> {
  if (plan.ptype !== 'gift-card') return otherCurrencies([product]);
  return { EUR: { [product.sku]: { price: plan.price } }, RUB: { [product.sku]: { price: plan.price * 100 } } };
}

function sittingOf(plan: Intangible, seed: number): Sitting {
  const fabric = plan.ptype === 'service' ? 'canvas' : 'cotton';
  const title = isTitle(plan.key) ? { title: plan.key } : {};
  return { cut: plan.cut, fabric, print: 'solid', seed, kids: false, accents: [plan.accent], ...title };
}

function askedOf({ options, parts }: Intangible): Pick<Product, 'custom_options'> {
  if (parts === undefined) return customOptions(options);
  return {
    custom_options: [
      linksOption(
        PARTS[0],
        parts.map(({ title, price }) => ({ title: title[0], price })),
      ),
    ],
  };
}

/** Chinese puts no space after punctuation. */
function firstSentence(text: string): string {
  return /^.*?(?:[.;:](?= |$)|[。；：])/.exec(text)?.[0] ?? text;
}

export function makeIntangible(
  plan: Intangible,
  type: 'downloadable' | 'virtual',
  context: GoodContext,
): ProductRecord {
  const { edition } = context;
  const name = editionName(plan.name[0], edition);
  const sku = editionSku(`VIT-${plan.key.toUpperCase()}`, edition);
  const sitting = sittingOf(plan, context.chance.whole(1, 99));
  const image = picture(sitting, plan.colour);
  const text = typeof plan.text === 'string' ? INTANGIBLES.texts[plan.text] : plan.text;
  const files = filesOf(plan).map(([title]) => title);
  const product: Product = {
    ...commonMembers(context, { sku, name, categories: [SECTION[plan.ptype]] }),
    type_id: type,
    description: text[0],
    short_description: firstSentence(text[0]),
    meta_title: name,
    meta_description: text[0],
    price: plan.price,
    sale: false,
    tax_class_id: taxClass(plan.ptype),
    image,
    thumbnail: image,
    media_gallery: gallery(sitting, [plan.colour]).slice(0, 1),
    brand_name: HOUSE,
    gender: ['men', 'women'],
    ptype: plan.ptype,
    product_type: PRODUCT_KINDS[plan.ptype]?.[0] ?? plan.ptype,
    ...askedOf(plan),
    ...(files.length > 0 && { downloadable_links: [...demoLinks(files)] }),
  };
  const texts = OTHER_LANGUAGES.map((language) => {
    const said = {
      name: editionName(inLanguage(plan.name, language), edition),
      description: inLanguage(text, language),
      short_description: firstSentence(inLanguage(text, language)),
    };
    return [language, said] as const;
  });
  return {
    product,
    stock: { [sku]: UNCOUNTED },
    prices: pricesOf(plan, product),
    texts: Object.fromEntries(texts),
    source: 'demo',
  };
}
