import { files as texts } from '@vincere/contract/messages';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import type { ShownUpload } from '../../ui/UploadList.tsx';
import type { UploadProblem } from './upload-rules.ts';

type Upload = ShownUpload & { file: File };
type Batch = { failed: UploadProblem[]; succeeded: number };

const atOnce = 2;

/**
 * Sends files, two at a time, and keeps those that failed in view. When none is left to send it says how it went: all,
 * some or none (administrator specification, section 8).
 */
export function useUploads(
  sendFile: (file: File, onProgress: (bytes: number) => void) => Promise<void>,
  problemOf: (file: File) => UploadProblem | undefined,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const batch = useRef<Batch>({ failed: [], succeeded: 0 });
  const busy = useRef(0);
  const lastKey = useRef(0);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const work = async () => {
    busy.current += 1;
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      const { key, file } = next;
      change(key, { state: 'sending' });
      try {
        await sendFile(file, (sent) => change(key, { sent }));
        batch.current.succeeded += 1;
        drop(key);
      } catch (error) {
        const text = messageOf(
          error,
          error instanceof TypeError ? 'The server did not answer.' : String(error),
        );
        batch.current.failed.push({ title: texts.uploadFailed, text });
        change(key, { state: 'failed', error: text, canRetry: true, sent: 0 });
      }
    }
    busy.current -= 1;
  };

  const start = async (added: readonly Upload[]) => {
    queue.current.push(...added);
    await Promise.all(Array.from({ length: atOnce - busy.current }, work));
    if (busy.current > 0) return;
    report(batch.current);
    batch.current = { failed: [], succeeded: 0 };
  };

  const add = (files: readonly File[]) => {
    const entries = files.map((file): Upload => {
      lastKey.current += 1;
      const problem = problemOf(file);
      if (problem !== undefined) batch.current.failed.push(problem);
      return {
        key: lastKey.current,
        file,
        name: file.name,
        size: file.size,
        sent: 0,
        state: problem === undefined ? 'waiting' : 'failed',
        error: problem?.text,
        canRetry: false,
      };
    });
    setUploads((all) => [...all, ...entries]);
    void start(entries.filter(({ state }) => state === 'waiting'));
  };

  const retry = (key: number) => {
    const upload = uploads.find((one) => one.key === key);
    if (upload === undefined) return;
    change(key, { state: 'waiting', error: undefined });
    void start([upload]);
  };

  return { uploads, add, retry, dismiss: drop };
}

function report({ failed, succeeded }: Batch): void {
  const [first] = failed;
  if (first === undefined) {
    if (succeeded > 0) toast(`${formatCount(succeeded, 'file')} uploaded`);
  } else if (succeeded > 0)
    toastError(texts.partlyUploaded.title, texts.partlyUploaded.text(failed.length, succeeded));
  else if (failed.length === 1 || failed.every(({ text }) => text === first.text))
    toastError(first.title, first.text);
  else toastError(texts.uploadFailed, `${formatCount(failed.length, 'file')} could not be uploaded.`);
}
