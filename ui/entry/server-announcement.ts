import { createHash } from 'node:crypto';
import { escapeHtml } from '../head/document-head';
import styles from '../shell/Banner.module.css';
import skipStyles from '../app/Storefront.module.css';
import type { InterfaceLanguage } from '../text/languages';

interface Words {
  readonly name: string;
  readonly close: string;
}

/** Here and not among the messages: browsers never load them. */
const WORDS: Readonly<Record<InterfaceLanguage, Words>> = {
  de: { name: 'Aktuelles', close: 'Hinweis schließen' },
  en: { name: 'Announcement', close: 'Close the announcement' },
  ru: { name: 'Объявление', close: 'Закрыть объявление' },
  uk: { name: 'Оголошення', close: 'Закрити оголошення' },
  zh: { name: '公告', close: '关闭公告' },
};

/**
 * Runs where the line stands, before anything is painted: one that this device has closed takes no room, so nothing moves, and it can be
 * closed before the application has started, which knows nothing of it. The focus goes on to the page. The same text for every line.
 */
const SCRIPT =
  `{const a=document.getElementById('announcement'),k='vitrine:announcement';try{a.hidden=localStorage.getItem(k)===a.dataset.text}catch{}` +
  `a.querySelector('button').onclick=()=>{a.hidden=true;document.getElementById('content')?.focus({preventScroll:true});` +
  `try{localStorage.setItem(k,a.dataset.text)}catch{}}}`;

/** By this the policy of a page knows the script from one that somebody brought in. */
export const ANNOUNCEMENT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

interface Announced {
  /** HTML, cleaned when it was saved. */
  readonly html: string;
  /** BCP 47: what the merchant wrote it in. */
  readonly lang: string;
  readonly language: InterfaceLanguage;
  /** What the link to the content says; left out where one stands before the line already. */
  readonly skip: string | undefined;
}

/**
 * The line above every page, as the merchant's block 'announcement' says it. Another text is shown again to those who closed the last.
 * It stands in the document before the application, as the strip of a shop in development does, with a way past both before it.
 */
export function announcementStrip({ html, lang, language, skip }: Announced): string {
  const { name, close } = WORDS[language];
  const text = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  const past = skip === undefined ? '' : `<a href="#content" class="${skipStyles.skip ?? ''}">${skip}</a>`;
  return (
    `${past}<aside id="announcement" class="${styles.announcement ?? ''}" aria-label="${name}" data-text="${text}">` +
    `<div lang="${escapeHtml(lang)}">${html}</div><button type="button" aria-label="${close}">×</button></aside>` +
    `<script>${SCRIPT}</script>`
  );
}
