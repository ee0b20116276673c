import styles from '../app/Storefront.module.css';
import type { InterfaceLanguage } from '../text/languages';

interface Words {
  readonly name: string;
  readonly payments: string;
  readonly mails: string;
}

/** Here and not among the messages: browsers never load them. */
const WORDS: Readonly<Record<InterfaceLanguage, Words>> = {
  de: { name: 'Entwicklungsshop', payments: 'Testzahlungen', mails: 'E-Mails unter' },
  en: { name: 'Development shop', payments: 'test payments', mails: 'mails at' },
  ru: { name: 'Магазин для разработки', payments: 'тестовые платежи', mails: 'письма на' },
  uk: { name: 'Магазин для розробки', payments: 'тестові платежі', mails: 'листи на' },
  zh: { name: '开发用商店', payments: '测试支付', mails: '邮件见' },
};

/** Its few rules stand in the markup, so that no stylesheet of a shop that sells carries them. */
const STYLE =
  'padding:var(--s1) var(--gutter);background:var(--paper-deep);color:var(--ink-soft);border-bottom:1px solid var(--line);font-size:var(--text-xs);text-align:center';

/**
 * What every page of a shop in development begins with: that nobody buys here, and where its mails are. It stands in the document
 * before the application, which knows nothing of it; and as it has a link, a way past both stands before that one, so that the
 * first press of Tab is the same as in a shop that sells. No shopper's word is in it.
 * @param skip what the link to the content says
 */
export function developmentStrip(language: InterfaceLanguage, skip: string): string {
  const { name, payments, mails } = WORDS[language];
  return (
    `<a href="#content" class="${styles.skip ?? ''}">${skip}</a>` +
    `<aside aria-label="${name}" data-testid="development-strip" style="${STYLE}">` +
    `<strong>${name}</strong>: ${payments}, ${mails} <a href="/dev/outbox">/dev/outbox</a></aside>`
  );
}
