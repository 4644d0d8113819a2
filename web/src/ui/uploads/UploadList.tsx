import { shared } from '@vincere/contract/messages';
import { X } from 'lucide-react';
import { formatSize } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { FieldError } from '../Field.tsx';
import styles from './uploads.module.css';

export type ShownUpload = {
  key: number;
  name: string;
  /** Size of the file and number of bytes sent. */
  size: number;
  sent: number;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  error: string | undefined;
  canRetry: boolean;
};

/** Shows uploads that are under way or have failed. */
export function UploadList({
  uploads,
  onRetry,
  onDrop,
}: {
  uploads: readonly ShownUpload[];
  onRetry: (key: number) => void;
  /** Stops an upload that is under way, or removes a failed one. */
  onDrop: (key: number) => void;
}) {
  if (uploads.length === 0) return null;
  return (
    <ul className={`${styles.uploads} rows`} aria-label={t('Uploads')}>
      {uploads.map((upload) => (
        <li key={upload.key} className={styles.upload}>
          <div className={styles.fileText}>
            <b title={upload.name}>{upload.name}</b>
            {upload.state === 'failed' ? (
              <FieldError>
                <span>
                  {upload.error}
                  {upload.canRetry && (
                    <>
                      {' '}
                      <button
                        type="button"
                        className={styles.retryButton}
                        aria-label={t('Retry {file}', { file: upload.name })}
                        onClick={() => onRetry(upload.key)}
                      >
                        {t(shared.retry)}
                      </button>
                    </>
                  )}
                </span>
              </FieldError>
            ) : (
              <>
                <span className="meta-text number">{progressOf(upload)}</span>
                <progress
                  className="clock-bar"
                  aria-label={t('Upload of {file}', { file: upload.name })}
                  max={upload.size || 1}
                  value={upload.sent}
                />
              </>
            )}
          </div>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={
              upload.state === 'failed'
                ? t('Dismiss {file}', { file: upload.name })
                : t('Cancel {file}', { file: upload.name })
            }
            onClick={() => onDrop(upload.key)}
          >
            <X className="icon" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function progressOf({ state, sent, size }: ShownUpload): string {
  if (state === 'waiting') return t('Waiting, {size}', { size: formatSize(size) });
  if (sent >= size) return t('Being stored');
  return t('{sent} of {size}', { sent: formatSize(sent), size: formatSize(size) });
}
