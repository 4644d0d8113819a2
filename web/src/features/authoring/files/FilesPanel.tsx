import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { t } from '../../../lib/text.ts';
import type { ListedFile } from '../../../parts/files/FileRow.tsx';
import filesStyles from '../../../parts/files/files.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/states.tsx';
import { UploadList } from '../../../ui/uploads/UploadList.tsx';
import styles from './FilesPanel.module.css';
import { StoredFile } from './StoredFile.tsx';
import { acceptedFiles, problemOfFile } from './upload-rules.ts';
import type { SendFile } from './upload-store.ts';
import { useUploads } from './useUploads.ts';

/** The files of a simulation or room. Several can be uploaded at once or dropped here; each can be downloaded and deleted. */
export function FilesPanel({
  uploadKey,
  files,
  target,
  emptyMessage,
  sendFile,
  onDelete,
}: {
  /** Key for uploads kept while the panel is hidden: names the user and the simulation or room. */
  uploadKey: string;
  files: readonly ListedFile[];
  target: 'simulation' | 'room';
  /** Shown if there are no files: says who can read files here. */
  emptyMessage: string;
  sendFile: SendFile;
  onDelete: (fileId: number) => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { uploads, add, retry, drop } = useUploads(uploadKey, sendFile, (file) =>
    problemOfFile(file, target),
  );
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.some((type) => type === 'Files')) return;
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <div
      className={styles.dropZone}
      data-over={isOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        add([...event.dataTransfer.files]);
      }}
    >
      <div className="row wrap">
        <Button kind="line" onClick={() => input.current?.click()}>
          <Upload className="icon" aria-hidden />
          {t('Upload Files')}
        </Button>
        <span className="meta-text">
          {t('Several at once, up to 20 MB each: pdf, pictures, text, Office, tables and videos.')}
        </span>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          aria-label={t('Files to upload')}
          tabIndex={-1}
          multiple
          accept={acceptedFiles}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // Reset the input so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
      {files.length > 0 ? (
        <ul className={`${filesStyles.fileList} rows`}>
          {files.map((file) => (
            <StoredFile key={file.id} file={file} onDelete={onDelete} />
          ))}
        </ul>
      ) : (
        uploads.length === 0 && <Empty title={t('No files yet')}>{emptyMessage}</Empty>
      )}
    </div>
  );
}
