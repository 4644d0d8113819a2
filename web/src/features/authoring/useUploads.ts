import { useSyncExternalStore } from 'react';
import type { UploadProblem } from './upload-rules.ts';
import { addUploads, dropUpload, retryUpload, type SendFile, subscribe, uploadsOf } from './upload-store.ts';

/**
 * The files on their way to a place: sent two at a time, also while the place is not looked at; those that failed stay in
 * view until they are sent again or dismissed.
 */
export function useUploads(
  place: string,
  sendFile: SendFile,
  problemOf: (file: File) => UploadProblem | undefined,
) {
  const uploads = useSyncExternalStore(subscribe, () => uploadsOf(place));
  return {
    uploads,
    add: (files: readonly File[]) => addUploads(place, files, problemOf, sendFile),
    retry: (key: number) => retryUpload(place, key, sendFile),
    drop: (key: number) => dropUpload(place, key),
  };
}
