import { Download } from 'lucide-react';
import { messageOf } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { useDownload } from '../../ui/uploads/useDownload.ts';
import styles from './PdfButton.module.css';

/** A button that downloads a PDF. `name` is the name of the file if the server gives none. */
export function PdfButton({
  name,
  size,
  request,
}: {
  name: string;
  size?: 'sm';
  request: () => Promise<Response>;
}) {
  const { state, start } = useDownload(name);
  const isPreparing = state?.kind === 'receiving';
  return (
    <div className={styles.pdf}>
      <Button kind="line" {...(size && { size })} busy={isPreparing} onClick={() => void start(request)}>
        <Download className="icon" aria-hidden />
        {isPreparing ? t('Preparing {file}', { file: 'PDF' }) : t('Download {file}', { file: 'PDF' })}
      </Button>
      <span role="status" className="meta-text">
        {state?.kind === 'saved' && t('Saved')}
      </span>
      {state?.kind === 'failed' && (
        <FieldError>
          {messageOf(state.error, t('The file did not come. Check your connection and try again.'))}
        </FieldError>
      )}
    </div>
  );
}
