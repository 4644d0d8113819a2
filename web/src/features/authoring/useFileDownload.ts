import { files as texts } from '@vincere/contract/messages';
import { useRef, useState } from 'react';
import { CallFailed, send, told } from '../../lib/api.ts';
import { downloadNameOf, readWhole, saveAs } from '../../lib/download.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';

/**
 * Downloads a stored file and saves it under the name that the server sends. `received` is the number of bytes so far; it is
 * undefined if no download is under way.
 */
export function useFileDownload(file: { id: number; name: string }) {
  const [received, setReceived] = useState<number>();
  const [error, setError] = useState<string>();
  const isUnderWay = useRef(false);

  const start = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setError(undefined);
    setReceived(0);
    try {
      const response = await send('downloadFile', { params: { fileId: file.id } });
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
