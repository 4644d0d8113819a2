import { send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { PdfButton } from '../../parts/PdfButton.tsx';

/** A button that downloads the user's own summary as a PDF. */
export function SummaryPdf({ runId }: { runId: number }) {
  const request = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return send('exportSummary', { params: { runId }, query: { time_zone: timeZone } });
  };
  return <PdfButton name={t('Summary.pdf')} request={request} />;
}
