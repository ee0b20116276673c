import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the pages come from Vite, and what they ask the shop for from the shop beside it (`dev.mjs`). */
const shop = process.env['SHOP_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': shop, '/img': shop, '/pay': shop, '/dev/outbox': shop } },
});
