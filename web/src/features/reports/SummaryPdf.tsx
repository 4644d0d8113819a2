import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { downloadNameOf, readWhole, saveAs } from '../../lib/download.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';

/** The own summary as a PDF, to keep. */
export function SummaryPdf({ runId }: { runId: number }) {
  const [state, setState] = useState<'preparing' | 'saved'>();
  const [error, setError] = useState<string>();
  const isUnderWay = useRef(false);

  const download = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('preparing');
    setError(undefined);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const response = await send('exportSummary', { params: { runId }, query: { time_zone: timeZone } });
      saveAs(await readWhole(response, () => {}), downloadNameOf(response.headers, t('Summary.pdf')));
      setState('saved');
    } catch (failure) {
      setState(undefined);
      setError(messageOf(failure, t('The file did not come. Check your connection and try again.')));
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <div className="s-pdf">
      <Button kind="line" busy={state === 'preparing'} onClick={() => void download()}>
        <Download className="ic" aria-hidden />
        {state === 'preparing'
          ? t('Preparing {file}', { file: 'PDF' })
          : t('Download {file}', { file: 'PDF' })}
      </Button>
      <span role="status" className="t-meta">
        {state === 'saved' && t('Saved')}
      </span>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
