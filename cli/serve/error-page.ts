import { STORE_VIEWS, lookUp } from '../../core';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly back: string;
}

const ENGLISH: Words = {
  title: 'Something went wrong',
  text: 'The page could not be made just now. We have been notified, and your cart is safe.',
  back: 'Back to the shop',
};

const WORDS: Readonly<Record<string, Words>> = {
  de: {
    title: 'Da ging etwas schief',
    text: 'Die Seite ließ sich gerade nicht erstellen. Wir wissen Bescheid, und dein Warenkorb ist sicher.',
    back: 'Zurück zum Shop',
  },
  ru: {
    title: 'Что-то пошло не так',
    text: 'Страницу сейчас не удалось собрать. Мы уже знаем об этом, а корзина в сохранности.',
    back: 'Вернуться в магазин',
  },
  uk: {
    title: 'Щось пішло не так',
    text: 'Сторінку зараз не вдалося зібрати. Ми вже знаємо про це, а кошик у безпеці.',
    back: 'Повернутися до магазину',
  },
  zh: {
    title: '出了点问题',
    text: '页面暂时无法显示。我们已收到通知，您的购物袋完好无损。',
    back: '返回商店',
  },
};

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
  const { title, text, back } = lookUp(WORDS, language) ?? ENGLISH;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Vitrine</title><style>${STYLE}</style></head>` +
    `<body><main><p class="brand">Vitrine</p><h1>${title}</h1><p>${text}</p><a href="/${store?.storeCode ?? ''}">${back}</a></main></body></html>`
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
