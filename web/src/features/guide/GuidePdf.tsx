import { Download } from 'lucide-react';
import { messageOf, send } from '../../lib/api.ts';
import type { Language } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { useDownload } from '../../ui/useDownload.ts';

/** A button that downloads both guides as a PDF in one language. */
export function GuidePdf({ language }: { language: Language }) {
  const { state, start } = useDownload(t('Vincere guide.pdf'));
  const isPreparing = state?.kind === 'receiving';
  return (
    <>
      <Button
        kind="line"
        size="sm"
        busy={isPreparing}
        onClick={() => void start(() => send('exportGuide', { params: { language } }))}
      >
        <Download className="icon" aria-hidden />
        {isPreparing ? t('Preparing {file}', { file: 'PDF' }) : t('Download {file}', { file: 'PDF' })}
      </Button>
      <span role="status" className="visually-hidden">
        {state?.kind === 'saved' && t('Saved')}
      </span>
      {state?.kind === 'failed' && (
        <FieldError>
          {messageOf(state.error, t('The file did not come. Check your connection and try again.'))}
        </FieldError>
      )}
    </>
  );
}
