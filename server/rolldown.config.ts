import { defineConfig, type RolldownOptions } from 'rolldown';

// Bundles our own workspaces, and packages of many small modules that need nothing beside their code: to find and read
// each of those takes a fifth of the start. Everything else stays in node_modules.
const bundled = /^(\.|\/|@vincere\/|(kysely|zod|jose)(\/|$))/;
const bundle = (input: Record<string, string>, cleanDir: boolean): RolldownOptions => ({
  input,
  platform: 'node',
  external: (id) => !bundled.test(id),
  output: { dir: 'dist', format: 'esm', sourcemap: true, entryFileNames: '[name].js', cleanDir },
});

export default defineConfig([
  // By itself: in a bundle that shares parts with others, schemas would be made before `zod/compile` is there.
  bundle({ main: 'src/main.ts' }, true),
  bundle({ 'make-file': 'src/debrief/exports/files/worker-main.ts' }, false),
  bundle({ 'read-roster': 'src/play/rosters/worker-main.ts' }, false),
  bundle({ 'read-package': 'src/authoring/packages/worker-main.ts' }, false),
  bundle({ backup: 'src/platform/ops/backup-main.ts', restore: 'src/platform/ops/restore-main.ts' }, false),
]);
