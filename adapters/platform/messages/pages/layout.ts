import { Html, markup } from './markup';

export const FONTS_PATH = '/pages.css';

const STYLE = new Html(`
:root{color-scheme:light;--ink:#17140f;--paper:#f6f2ea;--signal:#c0300a;--line:#d9d2c3;--quiet:#6b6355}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 "Sofia Sans Variable","Noto Sans CJK SC","PingFang SC","Microsoft YaHei",system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:clamp(1.5rem,6vw,4rem) 1.25rem}
.brand{font-weight:800;letter-spacing:.18em;text-transform:uppercase;font-size:.8rem;border-bottom:1px solid var(--ink);padding-bottom:.9rem;margin:0 0 2.2rem}
h1{font:800 clamp(2.1rem,8vw,3.2rem)/.98 "Sofia Sans Extra Condensed Variable","Sofia Sans Variable",system-ui,sans-serif;text-transform:uppercase;letter-spacing:-.01em;margin:0 0 1rem}
p{margin:0 0 1rem}.quiet{color:var(--quiet);font-size:.9rem}
table{width:100%;border-collapse:collapse;margin:1.5rem 0}th,td{text-align:left;padding:.55rem 0;border-bottom:1px solid var(--line);vertical-align:top;font-weight:400}
td:last-child,th:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}tr.sum th,tr.sum td{font-weight:800;border-bottom:0;border-top:2px solid var(--ink)}
h2{font-size:1.1rem;margin:2rem 0 .4rem}dl{margin:0 0 1.5rem}dt{color:var(--quiet);font-size:.9rem;margin-top:.7rem}dd{margin:0;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem;margin-top:2rem}
button{font:inherit;font-weight:700;padding:.95rem 1.2rem;border:2px solid var(--ink);background:transparent;color:var(--ink);cursor:pointer;min-height:3rem}
button.main{background:var(--signal);border-color:var(--signal);color:#fff}
button:hover{background:var(--ink);border-color:var(--ink);color:var(--paper)}
button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
a{color:inherit}article{border-top:1px solid var(--ink);padding:1.2rem 0}article h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;font:inherit;margin:.6rem 0 0}
`);

export function page(title: string, body: Html, language = 'en'): string {
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${FONTS_PATH}" />
        <title>${title} · Vitrine</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <p class="brand">Vitrine</p>
          ${body}
        </main>
      </body>
    </html>`.text;
}
