import { send } from '../../lib/api.ts';
import type { Language } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { PdfButton } from '../../parts/files/PdfButton.tsx';

/** A button that downloads both guides as a PDF in one language. */
export function GuidePdf({ language }: { language: Language }) {
  return (
    <PdfButton
      name={t('Vincere guide.pdf')}
      size="sm"
      request={() => send('exportGuide', { params: { language } })}
    />
  );
}
