import { defineConfig } from 'rolldown';

// Bundles our own workspaces only; everything in node_modules stays outside.
export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@vincere/'),
  output: { dir: 'dist', format: 'esm', sourcemap: true, entryFileNames: '[name].js', cleanDir: true },
});
