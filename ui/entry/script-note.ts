import type { Page } from '../../core/shopper';
import type { InterfaceLanguage } from '../text/languages';

const WORDS: Readonly<Record<InterfaceLanguage, string>> = {
  de: 'Diese Seite braucht JavaScript. Alles, was es zu kaufen gibt, lässt sich auch ohne ansehen.',
  en: 'This page needs JavaScript. Everything that is for sale can be seen without it.',
  ru: 'Этой странице нужен JavaScript. Все товары можно посмотреть и без него.',
  uk: 'Ця сторінка потребує JavaScript. Усі товари можна переглянути й без нього.',
  zh: '此页面需要 JavaScript。所有商品无需它也可以浏览。',
};

const MADE_BY_SCRIPT: ReadonlySet<Page['name']> = new Set([
  'checkout',
  'order',
  'successful-payment',
  'failed-payment',
  'my-account',
  'my-account-edit',
  'my-orders',
  'reset-password',
  'cabinet',
  'manage',
] as const);

const STYLE = 'padding:var(--s3) var(--gutter);background:var(--ink);color:var(--on-ink)';

export function scriptNote(page: Page['name'], language: InterfaceLanguage): string {
  if (!MADE_BY_SCRIPT.has(page)) return '';
  return `<noscript><p role="note" style="${STYLE}">${WORDS[language]}</p></noscript>`;
}
