import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultClientMainFields, defineConfig } from 'vite';
import { HOVER_FOR_POINTERS } from './scripts/hover-for-pointers.mjs';
import { messagesForVite } from './scripts/messages/plugins.mjs';

/** The first load names 117 files, and no compression shortens a hash: short ones, as far as the bundler goes, tell versions apart as well. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/**
 * Chunks of the browser's code. The first load contains only what the entry imports; code that pages share is in a few
 * chunks, because the bundler's own dozen would weigh half a KB more.
 */
const PIECES = [
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'goods',
    test: /ui[\\/]components[\\/]\w+[\\/](Picture|Price|WishlistButton|Html)\.tsx$|ui[\\/](text[\\/]format|state[\\/]use-attempt)\.tsx?$|core[\\/]kernel[\\/]quantity\.ts$/,
  },
  // Each file of a first load costs some 350 bytes of headers: what two of them share comes with one.
  { name: 'rail', test: /ui[\\/](components[\\/]\w+[\\/]Rail|parts[\\/]RecentRail)\.tsx$/ },
  {
    name: 'buy',
    test: /ui[\\/](components[\\/]\w+[\\/](CompareButton|KeepButtons|QuantityStepper|Stars)\.tsx|pages[\\/]product[\\/]gallery[\\/]plain-click\.ts)$/,
  },
  { name: 'after', test: /ui[\\/](entry[\\/]after-load|service-worker[\\/]cache-policy)\.ts$/ },
  { name: 'tile', test: /ui[\\/]components[\\/]\w+[\\/](ProductTile|ProductGrid|TileBody|tile-of)\.tsx?$/ },
  {
    name: 'listing',
    test: /ui[\\/](routes[\\/]use-listing\.ts|pages[\\/](ListingView\.tsx|CategoryPage\.module\.css|listing[\\/](filter|price)-words\.ts))/,
  },
];

/**
 * RxJS and tsyringe ship their code as it was written too, besides one for browsers of ten years ago: without classes rewritten as
 * functions, and the library that rewriting needs, a first page is 3 KB lighter.
 */
const AS_WRITTEN = {
  // React has had it since 18: the shim for those before weighs 0.4 KB.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
  conditions: ['es2015', ...defaultClientConditions],
  mainFields: ['es2015', ...defaultClientMainFields],
};

/**
 * The storefront is built twice from one source: for the browser (hashed files and their manifest) and for the server
 * (`--ssr`). `scripts/build.mjs` runs both and compresses what browsers will ask for.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [messagesForVite, react()],
  css: { postcss: { plugins: [HOVER_FOR_POINTERS] } },
  publicDir: isSsrBuild ? false : 'ui/public',
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/ui/server' : 'dist/ui/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'ui/entry/server.tsx' : 'ui/entry/client.tsx',
      ...(!isSsrBuild && { output: { ...NAMES, codeSplitting: { groups: PIECES } } }),
    },
  },
  ...(!isSsrBuild && { resolve: AS_WRITTEN }),
  // From the sources Node loads packages itself: those of CommonJS cannot be read as modules.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  // Vite leaves this to the process that runs the server; React's slow build for development would be what shoppers wait for.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
