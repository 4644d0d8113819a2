import { files as texts } from '@vincere/contract/messages';
import { messageOf } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import type { ShownUpload } from '../../ui/UploadList.tsx';
import type { UploadProblem } from './upload-rules.ts';

/** Sends one file; gives up when the signal says so. */
export type SendFile = (
  file: File,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
) => Promise<void>;

type Upload = ShownUpload & { file: File; stop: AbortController };
type Place = {
  uploads: readonly Upload[];
  queue: { key: number; send: SendFile }[];
  busy: number;
  failed: UploadProblem[];
  succeeded: number;
};

const atOnce = 2;
const none: readonly Upload[] = [];
const places = new Map<string, Place>();
const listeners = new Set<() => void>();
let lastKey = 0;

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const uploadsOf = (place: string): readonly Upload[] => places.get(place)?.uploads ?? none;

function placeOf(name: string): Place {
  const held = places.get(name) ?? { uploads: none, queue: [], busy: 0, failed: [], succeeded: 0 };
  places.set(name, held);
  return held;
}

function show(place: Place, uploads: readonly Upload[]): void {
  place.uploads = uploads;
  const isUnderWay = [...places.values()].some((one) => one.uploads.some(({ state }) => state !== 'failed'));
  if (isUnderWay) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/** The browser asks before the page goes while something is being sent. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function change(place: Place, key: number, changes: Partial<Upload>): void {
  show(
    place,
    place.uploads.map((one) => (one.key === key ? { ...one, ...changes } : one)),
  );
}

function drop(place: Place, key: number): void {
  show(
    place,
    place.uploads.filter((one) => one.key !== key),
  );
}

/** Sends what waits, two at a time; when none is left it says how it went: all, some or none (section 8). */
async function work(place: Place): Promise<void> {
  place.busy += 1;
  for (let next = place.queue.shift(); next !== undefined; next = place.queue.shift()) {
    const { key, send } = next;
    const upload = place.uploads.find((one) => one.key === key);
    if (upload === undefined) continue;
    const { file, stop } = upload;
    change(place, key, { state: 'sending' });
    try {
      await send(file, (sent) => change(place, key, { sent }), stop.signal);
      place.succeeded += 1;
      drop(place, key);
    } catch (error) {
      if (stop.signal.aborted) continue;
      const noAnswer = error instanceof TypeError ? t('The server did not answer.') : String(error);
      const text = messageOf(error, noAnswer);
      place.failed.push({ title: t(texts.uploadFailed), text });
      change(place, key, { state: 'failed', error: text, canRetry: true, sent: 0 });
    }
  }
  place.busy -= 1;
  if (place.busy === 0) report(place);
}

function start(place: Place, keys: readonly number[], send: SendFile): void {
  place.queue.push(...keys.map((key) => ({ key, send })));
  if (keys.length === 0 && place.busy === 0) return report(place);
  for (let free = atOnce - place.busy; free > 0; free -= 1) void work(place);
}

export function addUploads(
  name: string,
  files: readonly File[],
  problemOf: (file: File) => UploadProblem | undefined,
  send: SendFile,
): void {
  const place = placeOf(name);
  const added = files.map((file): Upload => {
    lastKey += 1;
    const problem = problemOf(file);
    if (problem !== undefined) place.failed.push(problem);
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
  show(place, [...place.uploads, ...added]);
  const toSend = added.filter(({ state }) => state === 'waiting').map(({ key }) => key);
  start(place, toSend, send);
}

export function retryUpload(name: string, key: number, send: SendFile): void {
  const place = placeOf(name);
  change(place, key, { state: 'waiting', error: undefined });
  start(place, [key], send);
}

/** Stops what is being sent, and forgets it or what failed. */
export function dropUpload(name: string, key: number): void {
  const place = placeOf(name);
  place.uploads.find((one) => one.key === key)?.stop.abort();
  drop(place, key);
}

function report(place: Place): void {
  const { failed, succeeded } = place;
  place.failed = [];
  place.succeeded = 0;
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
