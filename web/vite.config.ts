import { defineConfig } from 'vite';

export default defineConfig({
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
