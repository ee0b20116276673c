import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    rolldownOptions: { input: isSsrBuild ? 'ui/entry/server.tsx' : 'ui/entry/client.tsx' },
  },
  ssr: { noExternal: true },
  // Vite leaves this to the process that runs the server; React's slow build for development would be what shoppers wait for.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
