import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const shop = process.env['SHOP_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': shop, '/img': shop, '/pay': shop, '/dev/outbox': shop } },
});
