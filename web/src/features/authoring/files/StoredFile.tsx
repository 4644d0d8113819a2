import { files as texts } from '@vincere/contract/messages';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { titled } from '../../../lib/words/titled.ts';
import { FileRow, type ListedFile } from '../../../parts/files/FileRow.tsx';
import { AskInline } from '../../../ui/editable/AskInline.tsx';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { refreshAuthoring } from '../useSimulation.ts';
import styles from './StoredFile.module.css';

const days = [1, 2, 3];

/** A stored file with its day, and buttons to download and delete it. */
export function StoredFile({
  file,
  onDelete,
}: {
  file: ListedFile;
  onDelete: (fileId: number) => Promise<void>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);

  const setDay = async (newDay: string) => {
    setIsSaving(true);
    try {
      await send('updateFile', {
        params: { fileId: file.id },
        body: { day: newDay === '' ? null : Number(newDay) },
      });
      await refreshAuthoring();
    } catch (failure) {
      toastError(t('The day was not saved'), messageOf(failure, t('Please try again.')));
    } finally {
      setIsSaving(false);
    }
  };
  const confirm = async () => {
    try {
      await onDelete(file.id);
      toast(t('File deleted'), file.name);
      return undefined;
    } catch (failure) {
      const text = messageOf(failure, t('The file is still there. Please try again.'));
      return titled(t(texts.deleteFailed), text);
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
        <FileRow file={file} request={() => send('downloadFile', { params: { fileId: file.id } })}>
          <select
            className={`input input-sm ${styles.day}`}
            aria-label={t('Day of {file}', { file: file.name })}
            value={file.day ?? ''}
            disabled={isSaving}
            onChange={(event) => void setDay(event.target.value)}
          >
            <option value="">{t('Every day')}</option>
            {days.map((day) => (
              <option key={day} value={day}>
                {t('Day {day}', { day })}
              </option>
            ))}
          </select>
          <button
            ref={remove}
            type="button"
            className="button button-quiet button-icon"
            aria-label={t('Delete {what}', { what: file.name })}
            onClick={() => setIsAsking(true)}
          >
            <Trash2 className="icon" aria-hidden />
          </button>
        </FileRow>
      )}
    </li>
  );
}
