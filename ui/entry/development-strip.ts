import styles from '../app/Storefront.module.css';
import type { InterfaceLanguage } from '../text/languages';

interface Words {
  readonly name: string;
  readonly payments: string;
  readonly mails: string;
}

/** Separate from the messages: browsers never load them. */
const WORDS: Readonly<Record<InterfaceLanguage, Words>> = {
  de: { name: 'Entwicklungsshop', payments: 'Testzahlungen', mails: 'E-Mails unter' },
  en: { name: 'Development shop', payments: 'test payments', mails: 'mails at' },
  ru: { name: 'Магазин для разработки', payments: 'тестовые платежи', mails: 'письма на' },
  uk: { name: 'Магазин для розробки', payments: 'тестові платежі', mails: 'листи на' },
  zh: { name: '开发用商店', payments: '测试支付', mails: '邮件见' },
};

/** Inlined, to keep it out of the production stylesheet. */
const STYLE =
  'padding:var(--s1) var(--gutter);background:var(--paper-deep);color:var(--ink-soft);border-bottom:1px solid var(--line);font-size:var(--text-xs);text-align:center';

/**
 * Returns the strip shown above every page in development. It precedes the app's root and holds no user input.
 * @param skip text of the link to the content
 */
export function developmentStrip(language: InterfaceLanguage, skip: string): string {
  const { name, payments, mails } = WORDS[language];
  return (
    `<a href="#content" class="${styles.skip ?? ''}">${skip}</a>` +
    `<aside aria-label="${name}" data-testid="development-strip" style="${STYLE}">` +
    `<strong>${name}</strong>: ${payments}, ${mails} <a href="/dev/outbox">/dev/outbox</a></aside>`
  );
}
