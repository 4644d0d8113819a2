import { useRef, useState } from 'react';
import { downloadNameOf, readWhole, saveAs } from '../../lib/download.ts';

/** State of a download; undefined before the first one. `bytes` is the number of bytes received so far. */
export type DownloadState =
  | { kind: 'receiving'; bytes: number }
  | { kind: 'saved' }
  | { kind: 'failed'; error: unknown }
  | undefined;

/**
 * Downloads a file and saves it under the name that the server sends, or under `name`. While a download is under way, `start`
 * ignores further calls. `onResponse` is called when the server starts to send.
 */
export function useDownload(name: string, onResponse?: () => void) {
  const [state, setState] = useState<DownloadState>();
  const isUnderWay = useRef(false);

  const start = async (request: () => Promise<Response>): Promise<'saved' | 'failed' | 'ignored'> => {
    if (isUnderWay.current) return 'ignored';
    isUnderWay.current = true;
    setState({ kind: 'receiving', bytes: 0 });
    try {
      const response = await request();
      onResponse?.();
      const content = await readWhole(response, (bytes) => setState({ kind: 'receiving', bytes }));
      saveAs(content, downloadNameOf(response.headers, name));
      setState({ kind: 'saved' });
      return 'saved';
    } catch (error) {
      setState({ kind: 'failed', error });
      return 'failed';
    } finally {
      isUnderWay.current = false;
    }
  };

  return { state, start };
}
