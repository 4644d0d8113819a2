import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Modules that include a large package, or are used only by facilitators or in runs, stay with the pages that import them. */
const apart =
  /\/ui\/(?:[\w-]+\/)*(AskInline|ConfirmDialog|ConnectionLine|Dialog|FormDialog|ListTable|Editable\w+|PageHead|Loaded|Pager|SearchField|Section|Segmented|Switch|UnsavedText|dialog-part|pictures)\.tsx|\/parts\/(?:[\w-]+\/)*(Clock|PlenaryNotice|FileRow|SearchedList|Prose|SimulationPictures|OutcomePanel|OutcomeText|Distribution|GroupConfidence|RoomName|StatusTag|TextBlock|rooms)\.tsx|\/messages\/(files|votes)\.ts|\/markdown\.ts|\/lib\/(?:[\w-]+\/)*(list-names|refusal-text|tab-channel|tabs|live|stream-tabs|live-invalidation|connection|throttle)\.ts|\/questions\.ts|\/readiness\.ts|\/event-stream\.ts|\/authoring\.ts|\/(advance|confidence|fact-states|facts|orders|room-settings|outcomes|refusals?|run-status|table|tally|group-decision)\.ts|\/icons\/(circle-dashed|download|pause|pencil|trash)\.|\/lib\/outbox\/|\/(viewable|useAddress|useDownload|useFailureToast|download)\.ts/;

export default defineConfig({
  plugins: [react(), startInlined(), appPreloaded(), compressed()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Browsers without it load the modules a little later.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Bundle small shared modules together: each request costs a round trip.
          groups: [
            // Libraries that every page needs. They rarely change, so they stay in browser caches across releases.
            {
              name: 'foundation',
              test: /app\/foundation\.ts|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-)?(router|query|store|history)(-core)?)\//,
              priority: 3,
            },
            // Only the modules that the entry script needs.
            {
              name: 'entry',
              test: /src\/main\.tsx|app\/pages\.ts|lib\/(?:[\w-]+\/)*(prefetch|prefetch-seat|stored|language|yield)\.ts|preload-helper|modulepreload-polyfill/,
              priority: 4,
            },
            // The app and its other dependencies.
            { name: 'app', test: /src\/app\//, priority: 2 },
            // Modules shared by the pages of a run, and their dependencies.
            {
              name: 'run',
              test: /\/web\/src\/(features\/(runs|room|notes|votes)\/|parts\/(?:[\w-]+\/)*(DecisionChoice|PostItem|LeftDraft|BallotTicks|VoteBar|Clock|Evidence)\.tsx|ui\/(?:[\w-]+\/)*(ConnectionLine|QuietStatus)\.tsx|lib\/(?:[\w-]+\/)*(drafts|useChime|useReadAfter|live|stream-tabs|live-invalidation|connection|throttle)\.ts)|\/lib\/outbox\/|\/messages\/votes\.ts|\/domain\/src\/(tally|room-notes)\.ts|\/contract\/src\/event-stream\.ts|\/eventsource-parser\/|\/icons\/arrow-(up|right)\./,
              minShareCount: 2,
              priority: 0,
            },
            // Modules shared by the public pages.
            {
              name: 'visitors',
              test: /\/web\/src\/features\/(visitors\/|accounts\/(?:[\w-]+\/)*(Gate|FormAlert|PasswordField|rules|stored-registration|useLogIn)\.)/,
              minShareCount: 2,
              priority: 0,
            },

            {
              name: 'common',
              test: (id) =>
                /\/(domain|contract)\/src\/|\/web\/src\/(parts|ui|lib)\/|\/lucide-react\//.test(id) &&
                !apart.test(id),
              minShareCount: 6,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['API'] ?? 'http://127.0.0.1:3000' } },
});

/** Puts `page-start.js` into the page itself. The server allows it by its hash. */
function startInlined(): Plugin {
  const path = join(import.meta.dirname, 'page-start.js');
  return {
    name: 'start-inlined',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const script = await readFile(path, 'utf8');
        return html.replace(
          '<script src="page-start.js" inline></script>',
          () => `<script>${script}</script>`,
        );
      },
    },
  };
}

/** Preloads the app's modules from the page, so that they don't wait for the first script to run. */
function appPreloaded(): Plugin {
  return {
    name: 'app-preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunkWith = (module: string) =>
          chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))?.fileName ?? '';
        const files = new Set<string>();
        const visit = (file: string) => {
          if (files.has(file)) return;
          files.add(file);
          for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
            visit(imported);
        };
        visit(chunkWith('/src/app/start.tsx'));
        files.delete(chunkWith('/src/main.tsx'));
        // While a browser waits for styles, it loads low-priority files one by one. Start with the largest.
        const sizeOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.code.length ?? 0;
        return [...files]
          .sort((a, b) => sizeOf(b) - sizeOf(a))
          .map((file) => ({
            tag: 'link',
            // Low priority, so that the styles load first. With them the logo is shown, even on a slow connection.
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

/** Writes Brotli and gzip copies of each text file of the build, so that the server needn't compress them. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
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
