import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, manifest: true },
  server: { proxy: { '/api': process.env['API'] ?? 'http://127.0.0.1:3000' } },
});
