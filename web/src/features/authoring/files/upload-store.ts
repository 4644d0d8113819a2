import { files as texts } from '@vincere/contract/messages';
import { CallFailed, serverMessage } from '../../../lib/api.ts';
import { plural, t } from '../../../lib/text.ts';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import type { ShownUpload } from '../../../ui/uploads/UploadList.tsx';
import type { UploadProblem } from './upload-rules.ts';

/** Sends one file. `onProgress` gets the bytes sent so far; the signal aborts the upload. */
export type SendFile = (
  file: File,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
) => Promise<void>;

type Upload = ShownUpload & { file: File; stop: AbortController };
type Panel = {
  uploads: readonly Upload[];
  queue: { key: number; send: SendFile }[];
  activeWorkers: number;
  failed: UploadProblem[];
  succeeded: number;
};

const maxParallel = 2;
const noUploads: readonly Upload[] = [];
const panels = new Map<string, Panel>();
const listeners = new Set<() => void>();
let lastKey = 0;

/** Calls `listener` after every change; returns a function that unsubscribes. */
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Returns the uploads of a panel; the same array until they change. */
export const uploadsOf = (panel: string): readonly Upload[] => panels.get(panel)?.uploads ?? noUploads;

function panelOf(name: string): Panel {
  const panel = panels.get(name) ?? {
    uploads: noUploads,
    queue: [],
    activeWorkers: 0,
    failed: [],
    succeeded: 0,
  };
  panels.set(name, panel);
  return panel;
}

function show(panel: Panel, uploads: readonly Upload[]): void {
  panel.uploads = uploads;
  const isUnderWay = [...panels.values()].some((otherPanel) =>
    otherPanel.uploads.some(({ state }) => state !== 'failed'),
  );
  if (isUnderWay) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/** Makes the browser ask before the page is left during an upload. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function change(panel: Panel, key: number, changes: Partial<Upload>): void {
  show(
    panel,
    panel.uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
  );
}

function drop(panel: Panel, key: number): void {
  show(
    panel,
    panel.uploads.filter((upload) => upload.key !== key),
  );
}

/**
 * A worker that sends queued files one after the other; at most two run at once. The last one to finish shows a toast with the
 * result.
 */
async function work(panel: Panel): Promise<void> {
  panel.activeWorkers += 1;
  for (let next = panel.queue.shift(); next !== undefined; next = panel.queue.shift()) {
    const { key, send } = next;
    const upload = panel.uploads.find((candidate) => candidate.key === key);
    if (upload === undefined) continue;
    const { file, stop } = upload;
    change(panel, key, { state: 'sending' });
    try {
      await send(file, (sentBytes) => change(panel, key, { sent: sentBytes }), stop.signal);
      panel.succeeded += 1;
      drop(panel, key);
    } catch (error) {
      if (stop.signal.aborted) continue;
      const text = problemOfUpload(error);
      panel.failed.push({ title: t(texts.uploadFailed), text });
      change(panel, key, { state: 'failed', error: text, canRetry: !isRefusal(error), sent: 0 });
    }
  }
  panel.activeWorkers -= 1;
  if (panel.activeWorkers === 0) report(panel);
}

/** Returns whether the server refused a file for good. It may take the same file after a 401, a 408 or a 429. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return false;
  return error.status < 500 && ![401, 408, 429].includes(error.status);
}

/** Returns why an upload failed. An error of `upload` has its own message if the answer was not a stored file. */
function problemOfUpload(error: unknown): string {
  if (error instanceof CallFailed) return serverMessage(error);
  return error instanceof TypeError || !(error instanceof Error)
    ? t('The server did not answer.')
    : error.message;
}

function start(panel: Panel, keys: readonly number[], send: SendFile): void {
  panel.queue.push(...keys.map((key) => ({ key, send })));
  if (keys.length === 0 && panel.activeWorkers === 0) return report(panel);
  for (let freeWorkers = maxParallel - panel.activeWorkers; freeWorkers > 0; freeWorkers -= 1)
    void work(panel);
}

/** Removes the files that can't be sent: only another file can replace them. */
export function dropRefused(name: string): void {
  const panel = panels.get(name);
  if (panel?.uploads.some(isRefused))
    show(
      panel,
      panel.uploads.filter((upload) => !isRefused(upload)),
    );
}

function isRefused({ state, canRetry }: Upload): boolean {
  return state === 'failed' && !canRetry;
}

/**
 * Adds files to a panel and starts to send those that `problemOf` accepts. The others are listed as failed, until files are
 * added again.
 */
export function addUploads(
  name: string,
  files: readonly File[],
  problemOf: (file: File) => UploadProblem | undefined,
  send: SendFile,
): void {
  const panel = panelOf(name);
  const newUploads = files.map((file): Upload => {
    lastKey += 1;
    const problem = problemOf(file);
    if (problem !== undefined) panel.failed.push(problem);
    return {
      key: lastKey,
      file,
      stop: new AbortController(),
      name: file.name,
      size: file.size,
      sent: 0,
      state: problem === undefined ? 'waiting' : 'failed',
      error: problem?.text,
      canRetry: false,
    };
  });
  show(panel, [...panel.uploads.filter((upload) => !isRefused(upload)), ...newUploads]);
  const toSend = newUploads.filter(({ state }) => state === 'waiting').map(({ key }) => key);
  start(panel, toSend, send);
}

/** Sends a failed upload again. */
export function retryUpload(name: string, key: number, send: SendFile): void {
  const panel = panelOf(name);
  change(panel, key, { state: 'waiting', error: undefined });
  start(panel, [key], send);
}

/** Aborts an upload that is under way, and removes it from the list. */
export function dropUpload(name: string, key: number): void {
  const panel = panelOf(name);
  panel.uploads.find((upload) => upload.key === key)?.stop.abort();
  drop(panel, key);
}

function report(panel: Panel): void {
  const { failed, succeeded } = panel;
  panel.failed = [];
  panel.succeeded = 0;
  const [first] = failed;
  if (first === undefined) {
    if (succeeded > 0) toast(plural(succeeded, '{count} file uploaded', '{count} files uploaded'));
  } else if (succeeded > 0)
    toastError(
      t(texts.partlyUploaded.title),
      t(texts.partlyUploaded.text, { failed: failed.length, succeeded }),
    );
  else if (failed.length === 1 || failed.every(({ text }) => text === first.text))
    toastError(first.title, first.text);
  else
    toastError(
      t(texts.uploadFailed),
      plural(failed.length, '{count} file could not be uploaded.', '{count} files could not be uploaded.'),
    );
}
