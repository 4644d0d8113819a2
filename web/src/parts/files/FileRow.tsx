import { runs, files as texts } from '@vincere/contract/messages';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatSize } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import uploadsStyles from '../../ui/uploads/uploads.module.css';
import { useDownload } from '../../ui/uploads/useDownload.ts';
import { downloadProblem } from './download-problem.ts';
import styles from './FileRow.module.css';
import { kindOf } from './file-kind.ts';
import { isViewable } from './viewable.ts';

export type ListedFile = {
  id: number;
  name: string;
  size: number;
  /** The day of the simulation that it is meant for; null or missing for every day. */
  day?: number | null;
};

const FileViewer = dialogPart(
  async () => (await import('./FileViewer.tsx')).FileViewer,
  ({ onClose }) => onClose(),
);

/**
 * A stored file with its type, name and size, a button that downloads it, and further buttons in `children`. Its name opens
 * pictures and PDFs in place, and downloads other files.
 */
export function FileRow({
  file,
  request,
  children,
}: {
  file: ListedFile;
  /** Requests the file's content; null if the run of the file is unknown. */
  request: (() => Promise<Response>) | null;
  children?: ReactNode;
}) {
  const [isRunMissing, setIsRunMissing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { state, start } = useDownload(file.name, () => toast(t(texts.downloadStarted)));
  const isUnderWay = state?.kind === 'receiving';

  const download = async () => {
    setIsRunMissing(request === null);
    if (request === null) return void toastError(t(texts.downloadFailed.title), t(runs.missingId));
    if ((await start(request)) === 'failed')
      toastError(t(texts.downloadFailed.title), t(texts.downloadFailed.text));
  };

  return (
    <>
      <div className={styles.file}>
        <span className={styles.fileType} aria-hidden="true">
          {kindOf(file.name)}
        </span>
        <div className={uploadsStyles.fileText}>
          <button
            type="button"
            className={styles.fileName}
            title={file.name}
            onClick={() => (request !== null && isViewable(file.name) ? setIsOpen(true) : void download())}
          >
            {file.name}
          </button>
          <span className="meta-text number">
            {isUnderWay ? progressOf(state.bytes, file.size) : formatSize(file.size)}
            {file.day && ` · ${t('Day {day}', { day: file.day })}`}
          </span>
        </div>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={t('Download {file}', { file: file.name })}
          aria-busy={isUnderWay || undefined}
          aria-disabled={isUnderWay || undefined}
          onClick={() => void download()}
        >
          <Download className="icon" aria-hidden />
        </button>
        {children}
      </div>
      {isOpen && request !== null && (
        <FileViewer open file={file} request={request} onClose={() => setIsOpen(false)} />
      )}
      {isRunMissing && <FieldError>{t(runs.missingId)}</FieldError>}
      {!isRunMissing && state?.kind === 'failed' && <FieldError>{downloadProblem(state.error)}</FieldError>}
    </>
  );
}

/** Returns progress as `3.1 of 14.7 MB`. The first unit is omitted if it is the same. */
function progressOf(receivedBytes: number, size: number): string {
  const [receivedText, whole] = [formatSize(receivedBytes), formatSize(size)];
  const [amount, unit] = receivedText.split(' ');
  const sentAmount = whole.endsWith(` ${unit}`) ? (amount ?? receivedText) : receivedText;
  return t('{sent} of {size}', { sent: sentAmount, size: whole });
}
