import { STORE_VIEWS, lookUp } from '../../core/shopper';
import de from './messages/de/error-page.json';
import en from './messages/en/error-page.json';
import ru from './messages/ru/error-page.json';
import uk from './messages/uk/error-page.json';
import zh from './messages/zh/error-page.json';

const TEXTS: Readonly<Record<string, typeof en>> = { de, en, ru, uk, zh };

const STYLE = `
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-content:center;background:#f6f2ea;color:#17140f;font:1rem/1.5 "Sofia Sans","Helvetica Neue",Arial,sans-serif;padding:2rem}
main{max-width:34rem}p.brand{font-weight:800;letter-spacing:.18em;text-transform:uppercase;font-size:.8rem;margin:0 0 2rem;padding-bottom:.9rem;border-bottom:1px solid}
h1{font:800 clamp(2.6rem,9vw,4.5rem)/.9 "Sofia Sans Extra Condensed","Arial Narrow",sans-serif;text-transform:uppercase;margin:0 0 1rem}p{margin:0 0 1.5rem}
a{display:inline-block;background:#17140f;color:#f6f2ea;padding:.9rem 1.4rem;font-weight:700;text-decoration:none}a:hover,a:focus-visible{background:#d4380d;color:#fff}a:focus-visible{outline:3px solid #17140f;outline-offset:3px}
`;

function storeOf(pathname: string) {
  const first = pathname.split('/')[1] ?? '';
  return STORE_VIEWS.find(({ storeCode, appendStoreCode }) => appendStoreCode && storeCode === first);
}

function document(pathname: string): string {
  const store = storeOf(pathname);
  const language = store?.i18n.defaultLanguage ?? 'en';
  const textOf = (key: keyof typeof en) => (lookUp(TEXTS, language) ?? en)[key];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${textOf('title')} · Vitrine</title><style>${STYLE}</style></head>` +
    `<body><main><p class="brand">Vitrine</p><h1>${textOf('title')}</h1><p>${textOf('text')}</p><a href="/${store?.storeCode ?? ''}">${textOf('back')}</a></main></body></html>`
  );
}

export function errorPage(pathname = '/', isAway = false): Response {
  return new Response(document(pathname), {
    status: isAway ? 503 : 500,
    headers: {
      ...(isAway && { 'retry-after': '1' }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}
