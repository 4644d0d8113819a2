import { useEffect, useSyncExternalStore } from 'react';
import type { UploadProblem } from './upload-rules.ts';
import {
  addUploads,
  dropRefused,
  dropUpload,
  retryUpload,
  type SendFile,
  subscribe,
  uploadsOf,
} from './upload-store.ts';

/**
 * The uploads of one files panel. Two files are sent at a time, also while the panel is hidden. Uploads that failed stay in
 * the list until they are retried or dismissed. Refused files stay until other files are added or the panel is left.
 */
export function useUploads(
  uploadKey: string,
  sendFile: SendFile,
  problemOf: (file: File) => UploadProblem | undefined,
) {
  const uploads = useSyncExternalStore(subscribe, () => uploadsOf(uploadKey));
  useEffect(() => () => dropRefused(uploadKey), [uploadKey]);
  return {
    uploads,
    add: (files: readonly File[]) => addUploads(uploadKey, files, problemOf, sendFile),
    retry: (key: number) => retryUpload(uploadKey, key, sendFile),
    drop: (key: number) => dropUpload(uploadKey, key),
  };
}
