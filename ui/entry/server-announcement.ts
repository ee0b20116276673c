import { createHash } from 'node:crypto';
import { escapeHtml } from '../head/document-head';
import styles from '../shell/notices/Banner.module.css';
import skipStyles from '../app/Storefront.module.css';
import type { InterfaceLanguage } from '../text/languages';

interface Words {
  readonly name: string;
  readonly close: string;
}

const WORDS: Readonly<Record<InterfaceLanguage, Words>> = {
  de: { name: 'Aktuelles', close: 'Hinweis schließen' },
  en: { name: 'Announcement', close: 'Close the announcement' },
  ru: { name: 'Объявление', close: 'Закрыть объявление' },
  uk: { name: 'Оголошення', close: 'Закрити оголошення' },
  zh: { name: '公告', close: '关闭公告' },
};

/** Runs inline before paint: a dismissed line takes no room, and it can be closed before the app starts. */
const SCRIPT =
  `{const a=document.getElementById('announcement'),k='vitrine:announcement';try{a.hidden=localStorage.getItem(k)===a.dataset.text}catch{}` +
  `a.querySelector('button').onclick=()=>{a.hidden=true;document.getElementById('content')?.focus({preventScroll:true});` +
  `try{localStorage.setItem(k,a.dataset.text)}catch{}}}`;

export const ANNOUNCEMENT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

interface Announced {
  readonly html: string;
  /** BCP 47 language of the merchant's text. */
  readonly lang: string;
  readonly language: InterfaceLanguage;
  readonly skip: string | undefined;
}

/** Returns the announcement bar. A changed text reappears for those who dismissed the last. */
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
