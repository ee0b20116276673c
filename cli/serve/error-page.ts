/** What a shopper sees when not even the error page could be rendered: plain, in the look of the house, with nothing to load. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Something went wrong · Vitrine</title><style>
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-content:center;background:#f6f2ea;color:#17140f;font:1rem/1.5 "Sofia Sans","Helvetica Neue",Arial,sans-serif;padding:2rem}
main{max-width:34rem}p.brand{font-weight:800;letter-spacing:.18em;text-transform:uppercase;font-size:.8rem;margin:0 0 2rem;padding-bottom:.9rem;border-bottom:1px solid}
h1{font:800 clamp(2.6rem,9vw,4.5rem)/.9 "Sofia Sans Extra Condensed","Arial Narrow",sans-serif;text-transform:uppercase;margin:0 0 1rem}p{margin:0 0 1.5rem}
a{display:inline-block;background:#17140f;color:#f6f2ea;padding:.9rem 1.4rem;font-weight:700;text-decoration:none}a:hover,a:focus-visible{background:#d4380d;color:#fff}a:focus-visible{outline:3px solid #17140f;outline-offset:3px}
</style></head><body><main><p class="brand">Vitrine</p><h1>Something went wrong</h1><p>The page could not be made just now. We have been told, and your cart is safe.</p><a href="/">Back to the shop</a></main></body></html>`;

export function errorPage(): Response {
  return new Response(PAGE, {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}
