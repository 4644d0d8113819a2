import { Download } from 'lucide-react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { useDownload } from '../../ui/useDownload.ts';
import styles from './SummaryPdf.module.css';

/** A button that downloads the user's own summary as a PDF. */
export function SummaryPdf({ runId }: { runId: number }) {
  const { state, start } = useDownload(t('Summary.pdf'));
  const isPreparing = state?.kind === 'receiving';
  const request = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return send('exportSummary', { params: { runId }, query: { time_zone: timeZone } });
  };
  return (
    <div className={styles.pdf}>
      <Button kind="line" busy={isPreparing} onClick={() => void start(request)}>
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
