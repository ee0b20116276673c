import type { PageHead } from '../head/page-head';
import type { PageAssets } from './assets';

export interface DocumentParts {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly head: PageHead;
  readonly assets: PageAssets;
  /** Text of the handover, already escaped. */
  readonly handover: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** Everything before the page's own markup. */
export function documentStart({ lang, dir, head, assets }: DocumentParts): string {
  const description =
    head.description === undefined ? '' : `<meta name="description" content="${escape(head.description)}">`;
  const fonts = assets.fonts
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const styles = assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const modules = assets.modules.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  return (
    `<!doctype html><html lang="${escape(lang)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escape(head.title)}</title>${description}<meta name="robots" content="${head.robots}"><meta name="theme-color" content="#f6f2ea">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${fonts}${styles}${modules}</head><body><div id="root">`
  );
}

/** Everything behind it: the state the page was made from, and the script that takes over. */
export function documentEnd({ handover, assets }: DocumentParts): string {
  return `</div><script type="application/json" id="handover">${handover}</script><script type="module" src="${assets.entry}"></script></body></html>`;
}
