import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultClientMainFields, defineConfig } from 'vite';

/**
 * What the first page needs of RxJS, in one piece: shared with a dozen later chunks it would be cut into four, which weigh
 * 0.6 KB more than one.
 */
const FIRST_RX = {
  name: 'rx',
  test: /rxjs.*internal[\\/](Observable|Subject|Subscriber|Subscription|BehaviorSubject|config|util[\\/]|operators[\\/](distinctUntilChanged|OperatorSubscriber|map)\b)/,
};

/**
 * RxJS and tsyringe ship their code as it was written too, besides one for browsers of ten years ago: without classes rewritten as
 * functions, and the library that rewriting needs, a first page is 3 KB lighter.
 */
const AS_WRITTEN = {
  conditions: ['es2015', ...defaultClientConditions],
  mainFields: ['es2015', ...defaultClientMainFields],
};

/**
 * The storefront is built twice from one source: for the browser (hashed files and their manifest) and for the server
 * (`--ssr`). `scripts/build.mjs` runs both and compresses what browsers will ask for.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'ui/public',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/ui/server' : 'dist/ui/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'ui/entry/server.tsx' : 'ui/entry/client.tsx',
      ...(!isSsrBuild && { output: { advancedChunks: { groups: [FIRST_RX] } } }),
    },
  },
  ...(!isSsrBuild && { resolve: AS_WRITTEN }),
  ssr: { noExternal: true },
  // Vite leaves this to the process that runs the server; React's slow build for development would be what shoppers wait for.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
