import { send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { timesOfReader } from '../../lib/time/times-of-reader.ts';
import { PdfButton } from '../../parts/files/PdfButton.tsx';

/** A button that downloads the user's own summary as a PDF. */
export function SummaryPdf({ runId }: { runId: number }) {
  const request = () => send('exportSummary', { params: { runId }, query: timesOfReader() });
  return <PdfButton name={t('Summary.pdf')} request={request} />;
}
