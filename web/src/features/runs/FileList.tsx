import '../../styles/files.css';
import { CircleAlert, Download } from 'lucide-react';
import { formatSize } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { type DownloadCall, useDownload } from '../../ui/useDownload.ts';

type ListedFile = { id: number; name: string; size: number };

/** Files to download, each with its type, name and size. If there are none, render `Empty` instead. */
export function FileList({
  files,
  runId,
  via = 'downloadRunFile',
  maxHeight,
}: {
  files: readonly ListedFile[];
  runId: number | undefined;
  /** The call that downloads a file: `downloadRoomFile` for files of a room. */
  via?: DownloadCall;
  /** Height in CSS pixels above which the list scrolls. */
  maxHeight?: number;
}) {
  return (
    <ul className="files rows" style={maxHeight === undefined ? undefined : { maxHeight: `${maxHeight}px` }}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} runId={runId} via={via} />
      ))}
    </ul>
  );
}

function FileRow({ file, runId, via }: { file: ListedFile; runId: number | undefined; via: DownloadCall }) {
  const { received, error, start } = useDownload(file, runId, via);
  const isUnderWay = received !== undefined;
  return (
    <li>
      <div className="file">
        <span className="file-i" aria-hidden="true">
          {kindOf(file.name)}
        </span>
        <div className="file-t">
          <b title={file.name}>{file.name}</b>
          <span className="t-meta num">
            {isUnderWay ? progressOf(received, file.size) : formatSize(file.size)}
          </span>
        </div>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={t('Download {file}', { file: file.name })}
          aria-busy={isUnderWay || undefined}
          aria-disabled={isUnderWay || undefined}
          onClick={start}
        >
          <Download className="ic" aria-hidden />
        </button>
      </div>
      {error && (
        <p className="err" role="alert">
          <CircleAlert className="ic" aria-hidden />
          {error}
        </p>
      )}
    </li>
  );
}

function kindOf(name: string): string {
  return /\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase() ?? t('FILE');
}

/** Returns progress as `3.1 of 14.7 MB`. The first unit is omitted if it is the same. */
function progressOf(received: number, size: number): string {
  const [receivedText, whole] = [formatSize(received), formatSize(size)];
  const [amount, unit] = receivedText.split(' ');
  const sent = whole.endsWith(` ${unit}`) ? (amount ?? receivedText) : receivedText;
  return t('{sent} of {size}', { sent, size: whole });
}
