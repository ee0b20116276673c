import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STORE_VIEWS } from '../../../core/shopper';
import { ERROR_MESSAGES } from '../../../core/kernel/error-catalogue';
import { ORDER_ERRORS } from '../../../core/kernel/messages/order-messages';
import { SYNC_NOTICES } from '../../../core/kernel/request-queue-notices';
import { FIELD_MESSAGES } from '../../../core/kernel/field-problem';
import { NOTICE_MESSAGES } from '../../../core/notices/notice-messages';
import {
  languageOf,
  localeOf,
  messagesModules,
  TextRegistry,
  type InterfaceLanguage,
} from '../../../ui/text/languages';
import { LANGUAGE_NAMES, offeredLanguages } from '../../../ui/text/offered-languages';
import type { Messages } from '../../../ui/text/message-keys';
import { createFormat, createTranslate } from '../../../ui/text/text-context';
import { de, en, ru, uk, zh } from '../all-words';
import { formsOf } from '../forms-of';

const OTHERS: Readonly<Record<Exclude<InterfaceLanguage, 'en'>, Messages>> = { de, ru, uk, zh };
const LOCALES: Readonly<Record<InterfaceLanguage, string>> = {
  de: 'de-DE',
  en: 'en-US',
  ru: 'ru-RU',
  uk: 'uk-UA',
  zh: 'zh-CN',
};

type Message = Messages[keyof Messages];

/** '{count} of {total}' → count, total. */
function blanksOf(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}

/** Strings that are legitimately the same as in English. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    'footer.shop',
    'home.bestsellers',
    'home.slides',
    'listing.filters',
    'listing.unisex',
    'product.details',
    'search.within',
    'tile.sale',
    'checkout.optional',
    'sign-in.code',
    'profile.email-code',
    'passkey.title',
    'orders.royalty-bonus',
    'downloads.title',
    'checkout.field-optional',
    'thanks.bank-iban',
    'thanks.bank-bic',
  ],
  ru: ['thanks.bank-iban', 'thanks.bank-bic'],
  uk: ['thanks.bank-iban', 'thanks.bank-bic'],
  zh: ['thanks.bank-iban', 'thanks.bank-bic'],
};

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
}

describe.each(Object.entries(OTHERS))('the interface in %s', (language, messages) => {
  const texts = new TextRegistry();
  const keys = Object.entries(en).map(([key]) => key);
  const found = new Map<string, Message>(Object.entries(messages));

  it('has every text', () => {
    expect(keys.filter((key) => formsOf(found.get(key)).length === 0)).toEqual([]);
  });

  it('has the same placeholders', () => {
    const wrong = Object.entries<Message>(en).flatMap(([key, message]) => {
      const wanted = [...new Set(formsOf(message).flatMap(blanksOf))].sort().join();
      return formsOf(found.get(key)).flatMap((form) => {
        const given = blanksOf(form);
        // A singular form may spell out the number: 'See the result'.
        const isFine =
          given.join() === wanted || (typeof message !== 'string' && given.every((b) => wanted.includes(b)));
        return isFine ? [] : [`${key}: ${form}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has nothing in English', () => {
    const same = Object.entries<Message>(en).flatMap(([key, message]) => {
      const english = formsOf(message).filter(hasWords);
      const isSame = formsOf(found.get(key)).some((form) => english.includes(form));
      return isSame && SAME[language]?.includes(key) !== true ? [key] : [];
    });
    expect(same).toEqual([]);
  });

  it('has the plural forms that its numbers need', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const wrong = Object.entries<Message>(en).flatMap(([key, message]) => {
      const own = found.get(key);
      if (typeof message === 'string' || typeof own === 'string' || own === undefined) return [];
      return Object.keys(own).toSorted().join() === wanted.join() ? [] : [key];
    });
    expect(wrong).toEqual([]);
  });

  it('has texts for the errors, notices and fields of the core, with the same placeholders or fewer', async () => {
    await texts.loadCore(languageOf(language));
    const format = createFormat(messages, language, (key) => texts.coreText(languageOf(language), key));
    const spoken: string[] = [];
    const check = (key: string, english: string) => {
      const text = format(key);
      if (text === undefined) return;
      spoken.push(key);
      const known = blanksOf(english);
      expect(
        blanksOf(text).filter((blank) => !known.includes(blank)),
        `${key}: ${text}`,
      ).toEqual([]);
    };
    const coded = { ...ERROR_MESSAGES, ...ORDER_ERRORS, ...NOTICE_MESSAGES, ...SYNC_NOTICES };
    for (const [code, english] of Object.entries(coded)) check(`notice.${code}`, english);
    for (const [code, english] of Object.entries(FIELD_MESSAGES)) check(`field.${code}`, english);
    expect(spoken).toContain('notice.order-queued');
    expect(spoken.filter((key) => key.startsWith('field.'))).toHaveLength(Object.keys(FIELD_MESSAGES).length);
  });
});

describe('counted things', () => {
  const COUNTS = [0, 1, 2, 5, 21];
  it.each<[InterfaceLanguage, Messages, readonly string[]]>([
    ['en', en, ['0 reviews', '1 review', '2 reviews', '5 reviews', '21 reviews']],
    ['de', de, ['0 Bewertungen', '1 Bewertung', '2 Bewertungen', '5 Bewertungen', '21 Bewertungen']],
    ['ru', ru, ['0 отзывов', '1 отзыв', '2 отзыва', '5 отзывов', '21 отзыв']],
    ['uk', uk, ['0 відгуків', '1 відгук', '2 відгуки', '5 відгуків', '21 відгук']],
    ['zh', zh, ['0 条评价', '1 条评价', '2 条评价', '5 条评价', '21 条评价']],
  ])('have the correct plural in %s', (language, messages, counted) => {
    const t = createTranslate(messages, LOCALES[language]);
    expect(COUNTS.map((count) => t('product.reviews', { count }))).toEqual(counted);
  });

  it.each(Object.entries({ en, ...OTHERS }))(
    'have a form for each of 0, 1, 2, 5 and 21 in %s',
    (language, messages) => {
      const t = createTranslate(messages, LOCALES[languageOf(language)]);
      for (const [key, message] of Object.entries<Message>(messages)) {
        if (typeof message === 'string' || !(key in en)) continue;
        const known = key as keyof typeof en; // sound: looked up in the line before
        for (const count of COUNTS) {
          const text = t(known, { count, name: 'x', seen: 1, total: 2 });
          expect(text, `${key} of ${count}`).not.toBe('');
          expect(text, `${key} of ${count}`).not.toContain('{count}');
        }
      }
    },
  );

  it('are written with the digits of the locale', () => {
    expect(createTranslate(de, 'de-DE')('listing.count', { count: 12_345 })).toBe('12.345 Teile');
    expect(createTranslate(ru, 'ru-RU')('listing.count', { count: 12_345 })).toMatch(/^12\s345 товаров$/);
    expect(createTranslate(zh, 'zh-CN')('listing.count', { count: 12_345 })).toBe('12,345 件商品');
  });
});

describe('languages', () => {
  it('fall back to the language without its region, then to English (S §8)', () => {
    expect(['de-AT', 'zh-Hant-TW', 'uk', 'RU-ru', 'fr-FR', ''].map(languageOf)).toEqual([
      'de',
      'zh',
      'uk',
      'ru',
      'en',
      'en',
    ]);
  });
  it('cover every store', () => {
    const spoken = STORE_VIEWS.map((store) => [store.storeCode, languageOf(store.i18n.defaultLanguage)]);
    expect(Object.fromEntries(spoken)).toEqual({
      us: 'en',
      en: 'en',
      eu: 'en',
      de: 'de',
      ru: 'ru',
      ua: 'uk',
      cn: 'zh',
    });
  });
  it('use the locale of a store in that language', () => {
    const [us] = STORE_VIEWS;
    if (us === undefined) throw new Error('No store');
    expect(localeOf('en', us)).toBe('en-US');
    expect(localeOf('de', us)).toBe('de');
  });
  it('are loaded one at a time, each once', async () => {
    const texts = new TextRegistry();
    expect(texts.get('ru')).toBeUndefined();
    expect(await texts.load('ru')).toBe(await texts.load('ru'));
    expect(texts.get('ru')?.['nav.cart']).toBe('Корзина');
    expect(texts.get('de')).toBeUndefined();
  });
  it('provide first-page texts at once, and the rest on demand, in loaded languages', async () => {
    const texts = new TextRegistry();
    const words = await texts.loadFirst('ru');
    expect(words['nav.cart']).toBe('Корзина');
    expect(words['checkout.title']).toBeUndefined();
    expect(texts.hasAll('ru')).toBe(false);
    expect(createTranslate(words, 'ru')('checkout.title')).toBe('');
    await texts.load('ru');
    expect(texts.hasAll('ru')).toBe(true);
    expect(texts.get('ru')).toBe(words);
    expect(createTranslate(words, 'ru')('checkout.title')).toBe('Оформление заказа');
  });
  it('are loaded completely if another one is loaded: all visible texts change', async () => {
    const texts = new TextRegistry();
    await texts.load('en');
    expect((await texts.loadFirst('de'))['checkout.title']).toBe('Kasse');
    expect(texts.hasAll('de')).toBe(true);
  });
  it('have each text in one of their two files', async () => {
    for (const language of Object.keys(LANGUAGE_NAMES).map(languageOf)) {
      const texts = new TextRegistry();
      const first = Object.keys(await texts.loadFirst(language));
      const all = Object.keys(await texts.load(language));
      expect(all.toSorted()).toEqual(Object.keys(en).toSorted());
      expect(first.length).toBeLessThan(all.length);
    }
  });
  it('have two files each, which the build knows by name', () => {
    for (const language of Object.keys(LANGUAGE_NAMES)) {
      const [first = '', later = ''] = messagesModules(languageOf(language), 'all');
      expect(messagesModules(languageOf(language), 'first')).toEqual([first]);
      for (const file of [first, later])
        expect(existsSync(join(import.meta.dirname, '../../..', file)), file).toBe(true);
    }
  });
  it('are the intersection of the settings and the configuration, plus the current one (A §2.4)', () => {
    const [us] = STORE_VIEWS;
    if (us === undefined) throw new Error('No store');
    const views = { current: us, interfaceLocales: ['en', 'de', 'ru'] };
    expect(offeredLanguages(views, { interfaceLangs: ['de', 'zh', 'ru', 'xx'] })).toEqual(['en', 'de', 'ru']);
    expect(offeredLanguages(views, {})).toEqual(['en']);
    expect(offeredLanguages(views, null)).toEqual(['en']);
  });
});
