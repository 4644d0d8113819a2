import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { downloadNameOf, saveAs } from '../../lib/download.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import styles from './roster.module.css';

/** Asks for the sheet: chosen, or dropped here. */
export function SheetChoice({
  busy,
  failure,
  onChoose,
}: {
  busy: boolean;
  failure: string | undefined;
  onChoose: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const saveExample = async () => {
    setIsSaving(true);
    try {
      const response = await send('getRosterExample', {});
      saveAs(await response.blob(), downloadNameOf(response.headers, 'people.xlsx'));
    } catch (error) {
      toastError(t('The example was not saved'), messageOf(error, t('Please try again.')));
    } finally {
      setIsSaving(false);
    }
  };
  const take = (file: File | undefined) => file && !busy && onChoose(file);
  return (
    <div
      className={styles.sheetDrop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('Sheet of people')}
        accept=".csv,.xlsx"
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file again, once it is mended.
          target.value = '';
        }}
      />
      <Button kind="line" busy={busy} onClick={() => input.current?.click()}>
        <Upload className="icon" aria-hidden />
        {busy ? t('Reading') : t('Choose a Sheet')}
      </Button>
      <p className="hint">{t('Or drop it here.')}</p>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      <Button kind="quiet" size="sm" busy={isSaving} onClick={() => void saveExample()}>
        {t('Download an Example')}
      </Button>
    </div>
  );
}
