import { listHeights } from '@vincere/contract/constants';
import type { ReactNode } from 'react';
import { send } from '../../lib/api.ts';
import { FileRow, type ListedFile } from '../../parts/files/FileRow.tsx';
import styles from '../../parts/files/files.module.css';

/** Files of a run to download. If there are none, render `Empty` instead. */
export function FileList({
  files,
  runId,
  call = 'downloadRunFile',
  maxHeight = listHeights.list,
  renderFoot,
}: {
  files: readonly ListedFile[];
  runId: number | undefined;
  /** The call that downloads a file: `downloadRoomFile` for files of a room. */
  call?: 'downloadRunFile' | 'downloadRoomFile';
  /** Height in CSS pixels above which the list scrolls. */
  maxHeight?: number;
  /** Returns further controls under the file with this id. */
  renderFoot?: (id: number, name: string) => ReactNode;
}) {
  return (
    <ul className={`${styles.fileList} rows`} style={{ maxHeight }}>
      {files.map((file) => (
        <li key={file.id}>
          <FileRow
            file={file}
            request={runId === undefined ? null : () => send(call, { params: { runId, fileId: file.id } })}
          />
          {renderFoot?.(file.id, file.name)}
        </li>
      ))}
    </ul>
  );
}
