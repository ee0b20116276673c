import { createServer as createVite } from 'vite';

const ENTRY = '/ui/entry/client.tsx';
/** The page's CSP forbids inline scripts, which Vite and React Refresh need. */
const FIRST = 'dev-entry.js';
const FIRST_CODE = `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
// A style sheet that came with the document goes when Vite has put in its own, which it can change.
const replace = () => {
  for (const style of document.querySelectorAll('style[data-vite-dev-id]'))
    for (const first of document.querySelectorAll('style[data-first]'))
      if (style.dataset.viteDevId.endsWith(first.dataset.first)) first.remove();
};
new MutationObserver(replace).observe(document.head, { childList: true });
await import('${ENTRY}');
`;
const NOT_WATCHED = ['**/dist/**', '**/.build/**', '**/.vitrine/**', '**/.cache/**', '**/coverage/**'];

const firstScript = {
  name: 'dev-entry',
  resolveId: (id) => (id === `/${FIRST}` ? id : undefined),
  load: (id) => (id === `/${FIRST}` ? FIRST_CODE : undefined),
};

function styleSheets(graph, root) {
  return [...graph.idToModuleMap.keys()]
    .filter((id) => id.startsWith(`${root}/ui/`) && id.endsWith('.css'))
    .map((id) => id.slice(root.length));
}

export async function openStorefront({ server, backEnd, onError }) {
  const vite = await createVite({
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: '.cache/vite',
    plugins: [firstScript],
    optimizeDeps: { entries: [ENTRY.slice(1)] },
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: NOT_WATCHED } },
  });
  const { root } = vite.config;
  await vite.environments.client.transformRequest(ENTRY);
  let made;

  /** Inlined: a linked sheet would be a module whose change reloads the page. */
  const styles = async () => {
    const { ssr, client } = vite.environments;
    const paths = new Set([...styleSheets(client.moduleGraph, root), ...styleSheets(ssr.moduleGraph, root)]);
    const texts = [...paths].map(async (path) => {
      const { default: text } = await vite.ssrLoadModule(`${path}?inline`);
      return `<style data-first="${path}">${text}</style>`;
    });
    return (await Promise.all(texts)).join('');
  };

  const storefront = async () => {
    const [{ createStorefront }, { address, settings }] = await Promise.all([
      vite.ssrLoadModule('/ui/entry/server.tsx'),
      backEnd.open,
    ]);
    if (made?.createStorefront === createStorefront && made.address === address) return made.storefront;
    const api = async (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(address + pathname + search, request));
    };
    const manifest = { [ENTRY.slice(1)]: { file: FIRST } };
    made = { createStorefront, address, storefront: createStorefront({ ...settings, api, manifest, onError }) };
    return made.storefront;
  };

  return {
    watcher: vite.watcher,
    modules: vite.middlewares,
    async render(request) {
      const response = await (await storefront()).fetch(request);
      if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response;
      const sheets = await styles();
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      const text = (await response.text()).replace('</head>', () => `${sheets}</head>`);
      return new Response(text, { status: response.status, headers });
    },
    explain(error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      return error;
    },
    close: () => vite.close(),
  };
}
