import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_VIEWS } from '../../../core/shopper';
import { createStorefront, type Storefront } from '../../../ui/entry/server';
import { languageOf, TextRegistry } from '../../../ui/text/languages';
import type { Messages } from '../../../ui/text/message-keys';
import { en } from '../all-words';
import { formsOf } from '../forms-of';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

const STORES = STORE_VIEWS.map((store) => store.storeCode);

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  category: '/c/men-5',
  'category, filtered': '/c/men-5?color=black&sort=price-low',
  'product with variants': '/p/PARENT/parent',
  'product, plain': '/p/CAP/cap',
  search: '/search?q=cap',
  'search without a result': '/search?q=qwzxqwzx',
  cart: '/cart',
  checkout: '/checkout',
  'failed payment': '/failed-payment',
  compare: '/compare',
  wishlist: '/my-account/wishlist',
  'recently viewed': '/recently-viewed',
  error: '/error',
  offline: '/offline',
  'not found': '/no/such/page',
};

let fixture: FixturePlatform;
let storefront: Storefront;
const texts = new TextRegistry();
const errors: unknown[] = [];

beforeAll(async () => {
  fixture = await openFixturePlatform({ stores: STORES });
  const json = { name: 'Vitrine', interfaceLangs: ['en', 'de', 'ru', 'uk', 'zh'] };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
  storefront = createStorefront({
    api: (request) => fixture.platform.fetch(request),
    versions: () => fixture.platform.versions(),
    manifest: { 'ui/entry/client.tsx': { file: 'assets/client.js' } },
    config: { stores: { available: STORES } },
    onError: (error) => errors.push(error),
  });
});
afterAll(() => fixture.platform.close());

async function pageOf(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  let location = path;
  for (let hops = 0; hops < 3; hops += 1) {
    const response = await storefront.fetch(new Request(`http://shop.test${location}`, { headers }));
    const next = response.headers.get('location');
    if (next === null) return response.text();
    location = next;
  }
  throw new Error(`${path} leads round in circles`);
}

function wordsOf(html: string): readonly string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of document.querySelectorAll('script, style, [lang]:not(html)')) silent.remove();
  const words: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
      words.push(element.getAttribute(name) ?? '');
    }
  }
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

function sentencesOf(messages: Messages): readonly string[] {
  return Object.entries(en).flatMap(([key]) => {
    return formsOf(messages[key as keyof Messages]); // sound: all languages have the keys of English
  });
}

function englishOnly(messages: Messages): (word: string) => boolean {
  const own = new Set(sentencesOf(messages));
  const only = sentencesOf(en).filter(
    (sentence) => !own.has(sentence) && /\p{L}{3}/u.test(sentence.replace(/\{\w+\}/g, '')),
  );
  const hasBlank = (sentence: string) => /\{\w+\}/.test(sentence);
  const whole = new Set(only.filter((sentence) => !hasBlank(sentence)));
  const patterns = only.filter(hasBlank).map((sentence) => {
    const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');
    return new RegExp(`^${pattern}$`, 'u');
  });
  return (word) => whole.has(word) || patterns.some((pattern) => pattern.test(word));
}

describe.each(STORES)('the store %s', (code) => {
  const store = STORE_VIEWS.find((view) => view.storeCode === code);
  const path = (rest: string) => (code === 'us' ? rest : `/${code}${rest === '/' ? '' : rest}`);

  it.each(Object.entries(PAGES))('has the page %s in its language', async (_, rest) => {
    if (store === undefined) throw new Error('No such store');
    const html = await pageOf(path(rest));
    expect(html).toContain(`<html lang="${store.i18n.defaultLocale}" dir="ltr">`);
    const words = wordsOf(html);
    expect(words.length).toBeGreaterThan(10);
    const messages = await texts.load(languageOf(store.i18n.defaultLanguage));
    expect(words.filter(englishOnly(messages))).toEqual([]);
    expect(words).toContain(messages['skip.content']);
    expect(errors).toEqual([]);
  });

  it('links from a page to the same page in each other store', async () => {
    const document = new DOMParser().parseFromString(await pageOf(path('/search?q=cap')), 'text/html');
    const links = [...document.querySelectorAll('footer a[hreflang]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(STORES.map((other) => (other === 'us' ? '/search?q=cap' : `/${other}/search?q=cap`)));
  });
});

describe('the language selected by a shopper', () => {
  const languageIn = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
  it('is used from the first byte, in every store', async () => {
    const cookie = { cookie: 'a=b; interface-language=uk' };
    expect(languageIn(await pageOf('/de/cart', cookie))).toBe('uk');
    const html = await pageOf('/', cookie);
    expect(wordsOf(html)).toContain('До вмісту');
    expect(html).toContain('"interfaceLanguage":"uk"');
  });
  it("is ignored when it is none of the shop's", async () => {
    expect(languageIn(await pageOf('/de/cart', { cookie: 'interface-language=fr' }))).toBe('de-DE');
    expect(languageIn(await pageOf('/de/cart', { cookie: 'interface-language=<script>' }))).toBe('de-DE');
  });
  it('is set by a form without script, which returns to the page', async () => {
    const request = new Request('http://shop.test/de/search?q=cap&interface-language=zh');
    const response = await storefront.fetch(request);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/de/search?q=cap');
    expect(response.headers.get('set-cookie')).toMatch(/^interface-language=zh; Path=\//);
    const odd = await storefront.fetch(new Request('http://shop.test//evil.example/?interface-language=xx'));
    expect(odd.headers.get('location')).toBe('/evil.example/');
    expect(odd.headers.get('set-cookie')).toBeNull();
  });
  it('has its own entry in page caches', () => {
    const key = (cookie: string) =>
      storefront.pageKey(new Request('http://shop.test/de/cart', { headers: cookie === '' ? {} : { cookie } }));
    expect(key('interface-language=uk')).not.toBe(key(''));
    expect(key('interface-language=fr')).toBe(key(''));
  });
});
