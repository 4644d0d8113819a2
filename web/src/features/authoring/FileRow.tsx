import { files as texts } from '@vincere/contract/messages';
import { Download, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { formatSize } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { AskInline } from '../../ui/AskInline.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { useFileDownload } from './useFileDownload.ts';

export type ListedFile = { id: number; name: string; size: number };

/** A stored file with buttons to download and delete it. */
export function FileRow({
  file,
  onDelete,
}: {
  file: ListedFile;
  onDelete: (fileId: number) => Promise<void>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const { received, error, start } = useFileDownload(file);
  const isUnderWay = received !== undefined;

  const confirm = async () => {
    try {
      await onDelete(file.id);
      toast(t('File deleted'), file.name);
      return undefined;
    } catch (failure) {
      const text = messageOf(failure, t('The file is still there. Please try again.'));
      toastError(t(texts.deleteFailed), text);
      return text;
    }
  };
  const cancel = () => {
    setIsAsking(false);
    requestAnimationFrame(() => remove.current?.focus());
  };

  return (
    <li>
      {isAsking ? (
        <AskInline
          question={t('Delete {file}? Participants can no longer open it.', { file: file.name })}
          onConfirm={confirm}
          onCancel={cancel}
        />
      ) : (
        <div className="file">
          <span className="file-i" aria-hidden="true">
            {/\.([a-z0-9]{1,4})$/i.exec(file.name)?.[1]?.toUpperCase() ?? t('FILE')}
          </span>
          <div className="file-t">
            <b title={file.name}>{file.name}</b>
            <span className="t-meta num">
              {isUnderWay
                ? t('{sent} of {size}', { sent: formatSize(received), size: formatSize(file.size) })
                : formatSize(file.size)}
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
          <button
            ref={remove}
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={t('Delete {what}', { what: file.name })}
            onClick={() => setIsAsking(true)}
          >
            <Trash2 className="ic" aria-hidden />
          </button>
        </div>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </li>
  );
}
