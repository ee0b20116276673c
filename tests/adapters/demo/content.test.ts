import { describe, expect, it } from 'vitest';
import { cmsBlock, cmsPage } from '../../../core/contract/catalogue/catalogue';
import { siteSettings } from '../../../core/contract/content/content';
import { HOME_LIST_SIZE } from '../../../core/content/home-page';
import { STORE_VIEWS } from '../../../core/shopper';
import { withDelivery } from '../../../adapters/platform/selling/delivery/delivery-table';
import { LANGUAGES } from '../../../adapters/platform/starter/words/words';
import laterEn from '../../../ui/text/messages/en/later.json';
import laterDe from '../../../ui/text/messages/de/later.json';
import laterRu from '../../../ui/text/messages/ru/later.json';
import laterUk from '../../../ui/text/messages/uk/later.json';
import laterZh from '../../../ui/text/messages/zh/later.json';
import orderEn from '../../../ui/text/messages/en/order.json';
import orderDe from '../../../ui/text/messages/de/order.json';
import orderRu from '../../../ui/text/messages/ru/order.json';
import orderUk from '../../../ui/text/messages/uk/order.json';
import orderZh from '../../../ui/text/messages/zh/order.json';
import { contrast } from './contrast';
import { demoShop, NOW, productsOf } from './demo-shop';

const shop = await demoShop();
const products = productsOf(shop);
const NO_CALENDAR = { ways: [], calendar: undefined, now: NOW };
const ANY_STORE = STORE_VIEWS.find(({ storeCode }) => storeCode === 'us')!;
/** Buttons of the shop's pages that texts name, by language. */
const BUTTONS = {
  en: buttonsOf(laterEn['footer.track'], laterEn['account.orders'], orderEn, laterEn['cart.code-have']),
  de: buttonsOf(laterDe['footer.track'], laterDe['account.orders'], orderDe, laterDe['cart.code-have']),
  ru: buttonsOf(laterRu['footer.track'], laterRu['account.orders'], orderRu, laterRu['cart.code-have']),
  uk: buttonsOf(laterUk['footer.track'], laterUk['account.orders'], orderUk, laterUk['cart.code-have']),
  zh: buttonsOf(laterZh['footer.track'], laterZh['account.orders'], orderZh, laterZh['cart.code-have']),
};

function buttonsOf(track: string, orders: string, order: Record<'cancel' | 'return', unknown>, code: string) {
  return { track, orders, back: String(order.return), cancel: String(order.cancel), code };
}
const CYRILLIC = /[А-Яа-яЁёІіЇїЄєҐґ]/;
const HAN = /\p{Script=Han}/u;

describe('demo pages', () => {
  it('are those of the footer, three more, those of German law, and the instructions and agreements for bloggers, in every language, within the contract', () => {
    expect([...shop.pages.keys()].sort()).toEqual([
      'about',
      'blogger-first-post',
      'blogger-privacy-policy',
      'blogger-royalties',
      'blogger-user-agreement',
      'contact',
      'impressum',
      'privacy-policy',
      'retail-returns',
      'shipping-info',
      'size-guide',
      'terms-and-conditions',
      'widerruf',
    ]);
    for (const { pages } of shop.pages.values()) {
      for (const language of LANGUAGES) {
        const page = pages[language];
        expect(() => cmsPage.parse(page)).not.toThrow();
        // Chinese needs fewer characters; legal text is left to the merchant.
        const min = /^(?:blogger-|impressum|widerruf)/.test(pages.en.identifier) ? 80 : 300;
        const shown = withDelivery(page?.content ?? '', NO_CALENDAR, ANY_STORE);
        expect(shown.length, `${page?.identifier ?? ''} ${language}`).toBeGreaterThan(min);
      }
    }
  });

  it('are in their declared language', () => {
    for (const { pages } of shop.pages.values()) {
      expect(pages.en.content).not.toMatch(CYRILLIC);
      expect(pages.ru?.content).toMatch(CYRILLIC);
      expect(pages.ru?.content, 'Ukrainian letters in Russian').not.toMatch(/[ІіЇїЄєҐґ]/);
      expect(pages.uk?.content, 'Russian letters in Ukrainian').not.toMatch(/[ЁёЫыЭэЪъ]/);
      expect(pages.zh?.content).toMatch(HAN);
    }
  });

  it('name the buttons as the pages of the shop do', () => {
    for (const language of LANGUAGES) {
      const said = (identifier: string) => shop.pages.get(identifier)?.pages[language]?.content ?? '';
      const { track, orders, back, cancel, code } = BUTTONS[language];
      for (const page of ['contact', 'retail-returns'])
        for (const button of [track, orders, back]) expect(said(page), `${page} ${language}`).toContain(button);
      for (const button of [cancel, code]) expect(said('contact'), language).toContain(button);
    }
  });

  it('have the same parts in every language', () => {
    const shape = (html: string | undefined): string[] => html?.match(/<\w+/g) ?? [];
    for (const { pages } of shop.pages.values()) {
      for (const language of LANGUAGES) expect(shape(pages[language]?.content)).toEqual(shape(pages.en.content));
    }
  });
});

describe('demo settings and blocks', () => {
  it('have settings in every language, within the contract, with valid slides', () => {
    const record = shop.blocks.get('cms_settings');
    for (const language of LANGUAGES) {
      const settings = siteSettings.parse(record?.blocks[language]?.json);
      expect(settings.name).toBe('Vitrine');
      // Only German, Russian and Ukrainian put a space before the percent sign.
      if (language === 'en' || language === 'zh') expect(JSON.stringify(settings)).not.toMatch(/\d\s%/);
      expect(settings.sliders?.length).toBeGreaterThanOrEqual(4);
      for (const slide of settings.sliders ?? []) {
        expect(contrast(String(slide.bg), String(slide.fg)), slide.title).toBeGreaterThanOrEqual(4.5);
        expect(slide.image).toBeTruthy();
      }
    }
  });

  it('link slides to categories that exist', () => {
    const settings = siteSettings.parse(shop.blocks.get('cms_settings')?.blocks.en.json);
    const slugs = new Set([...shop.categories.values()].map(({ category }) => `/c/${category.slug}`));
    expect((settings.sliders ?? []).map(({ link }) => link).filter((link) => !slugs.has(link ?? ''))).toEqual([]);
  });

  it('show when the data were last updated', () => {
    expect(shop.blocks.get('last_updated')?.blocks.en.json).toEqual({ last_updated: NOW });
    for (const { blocks } of shop.blocks.values()) expect(() => cmsBlock.parse(blocks.en)).not.toThrow();
  });
});

describe('the home page of the demo shop', () => {
  const isListed = (only: unknown): boolean => only !== true;

  it('has enough bestsellers and new products for a full list each', () => {
    const listed = products.filter((product) => isListed(product.only_promo));
    expect(listed.filter(({ promoted = 0 }) => promoted > 0).length).toBeGreaterThanOrEqual(HOME_LIST_SIZE);
    expect(listed.filter((product) => product.new === true).length).toBeGreaterThanOrEqual(HOME_LIST_SIZE);
    expect(products.some((product) => product.only_promo === true)).toBe(true);
  });

  it.each(['men', 'women', 'children', 'sport'])('can alternate promoted and other products of %s', (slug) => {
    const { id } = shop.category(slug);
    const inside = products.filter((product) => product.category_ids?.includes(id));
    const promoted = inside.filter((product) => (product.promoted ?? 0) > 0);
    expect(promoted.length).toBeGreaterThanOrEqual(2);
    expect(promoted.length).toBeLessThanOrEqual(HOME_LIST_SIZE - 4);
    expect(inside.length - promoted.length).toBeGreaterThan(12);
  });
});

describe('texts of demo products', () => {
  it('name every product in every language, with the noun in that language', () => {
    for (const { product, texts } of shop.products.values()) {
      for (const language of ['de', 'ru', 'uk', 'zh'] as const)
        expect(texts?.[language]?.name, product.sku).toBeTruthy();
      expect(texts?.ru?.name, product.sku).toMatch(CYRILLIC);
      expect(texts?.uk?.name, product.sku).not.toMatch(/[ЁёЫыЭэЪъ]/);
      expect(texts?.zh?.name, product.sku).toMatch(HAN);
    }
  });

  it('describe every product in whole sentences, most of them unique', () => {
    for (const { sku, description = '', meta_description: meta = '' } of products) {
      expect(description, sku).toMatch(/^\P{Ll}.*[.!?]$/u);
      expect(meta.length, sku).toBeLessThanOrEqual(160);
    }
    expect(new Set(products.map(({ description }) => description)).size).toBeGreaterThan(products.length * 0.9);
  });
});
