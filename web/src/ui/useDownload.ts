import { runs, files as texts } from '@vincere/contract/messages';
import { useRef, useState } from 'react';
import { CallFailed, send, told } from '../lib/api.ts';
import { downloadNameOf, readWhole, saveAs } from '../lib/download.ts';
import { t } from '../lib/text.ts';
import { toast, toastError } from './Toaster.tsx';

/** The call that downloads a file: of the simulation's briefing, or of the user's room. */
export type DownloadCall = 'downloadRunFile' | 'downloadRoomFile';

export type Download = {
  /** Bytes received so far; undefined if no download is under way. */
  received: number | undefined;
  error: string | undefined;
  start: () => void;
};

/** Returns a function that downloads a file of a run and saves it under the name that the server sends, with its state. */
export function useDownload(
  file: { id: number; name: string },
  runId: number | undefined,
  call: DownloadCall,
): Download {
  const [received, setReceived] = useState<number>();
  const [error, setError] = useState<string>();
  const isUnderWay = useRef(false);

  const start = async () => {
    if (isUnderWay.current) return;
    setError(undefined);
    if (runId === undefined) {
      setError(t(runs.missingId));
      toastError(t(texts.downloadFailed.title), t(runs.missingId));
      return;
    }
    isUnderWay.current = true;
    setReceived(0);
    try {
      const response = await send(call, { params: { runId, fileId: file.id } });
      toast(t(texts.downloadStarted));
      const content = await readWhole(response, setReceived);
      saveAs(content, downloadNameOf(response.headers, file.name));
    } catch (failure) {
      setError(
        failure instanceof CallFailed
          ? t(texts.downloadFailedWith, { statusText: told(failure), status: failure.status })
          : t(texts.downloadFailedAlone),
      );
      toastError(t(texts.downloadFailed.title), t(texts.downloadFailed.text));
    } finally {
      isUnderWay.current = false;
      setReceived(undefined);
    }
  };

  return { received, error, start: () => void start() };
}
