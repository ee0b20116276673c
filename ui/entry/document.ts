import { escapeHtml as escape } from '../head/document-head';
import type { PageHead } from '../head/page-head';
import type { PageAssets } from './assets';
import { EARLY_PROMO } from './server-promo';

export interface DocumentParts {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly head: PageHead;
  readonly details: string;
  readonly assets: PageAssets;
  readonly skin: PageSkin;
  readonly strip?: string | undefined;
  readonly handover: string;
}

export interface PageSkin {
  readonly css: string;
  readonly ground: string;
  readonly darkGround?: string | undefined;
  /** True for pages that keep the standard look; the browser puts the skin on when it leaves them. */
  readonly isOff?: boolean;
}

export function documentStart({ lang, dir, head, details, assets, skin, strip = '' }: DocumentParts): string {
  const description =
    head.description === undefined ? '' : `<meta name="description" content="${escape(head.description)}">`;
  const fonts = assets.fonts
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const styles = assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const modules = assets.modules.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  return (
    `<!doctype html><html lang="${escape(lang)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escape(head.title)}</title>${description}<meta name="robots" content="${head.robots}">${themeColours(skin)}${EARLY_PROMO}` +
    `${fonts}${styles}${skinStyle(skin)}${modules}${details}</head><body>${strip}<div id="root">`
  );
}

function skinStyle({ css, isOff = false }: PageSkin): string {
  return css === '' ? '' : `<style data-skin${isOff ? ' media="not all"' : ''}>${css}</style>`;
}

function themeColours({ ground, darkGround }: PageSkin): string {
  const meta = (colour: string, media: string) => `<meta name="theme-color"${media} content="${colour}">`;
  return (darkGround === undefined ? '' : meta(darkGround, ' media="(prefers-color-scheme: dark)"')) + meta(ground, '');
}

export function documentEnd({ handover, assets }: DocumentParts): string {
  return `</div><script type="application/json" id="handover">${handover}</script><script type="module" async src="${assets.entry}"></script></body></html>`;
}
