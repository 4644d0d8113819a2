import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [react(), compressed()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, manifest: true },
  server: { proxy: { '/api': process.env['API'] ?? 'http://127.0.0.1:3000' } },
});

/** Writes each text file of the build once more as Brotli and as gzip: compressed once, sent as it is. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: async () => {
      for (const entry of await readdir(folder, { recursive: true })) {
        if (!/\.(html|js|css|svg)$/.test(entry)) continue;
        const path = join(folder, entry);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}
