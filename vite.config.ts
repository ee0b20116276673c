import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What the first page needs of RxJS, in one piece: shared with a dozen later chunks it would be cut into four, which weigh
 * 0.6 KB more than one.
 */
const FIRST_RX = {
  name: 'rx',
  test: /rxjs.*internal[\\/](Observable|Subject|Subscriber|Subscription|BehaviorSubject|config|util[\\/]|operators[\\/](distinctUntilChanged|OperatorSubscriber|map)\b)/,
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
  ssr: { noExternal: true },
  // Vite leaves this to the process that runs the server; React's slow build for development would be what shoppers wait for.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
