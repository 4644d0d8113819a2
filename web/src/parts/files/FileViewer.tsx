import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useDownload } from '../../ui/uploads/useDownload.ts';
import { useAddress } from '../../ui/useAddress.ts';
import { downloadProblem } from './download-problem.ts';
import styles from './FileViewer.module.css';
import { viewableType } from './viewable.ts';

/**
 * Shows a picture or a PDF in a dialog. The content is shown as what its name says, never as a web page. The frame of a PDF has
 * no `sandbox`, because browsers refuse to show PDFs in a sandboxed frame (decision 41).
 */
export function FileViewer({
  open,
  file,
  request,
  onClose,
}: {
  open: boolean;
  file: { id: number; name: string };
  request: () => Promise<Response>;
  onClose: () => void;
}) {
  const type = viewableType(file.name);
  const { data, isError } = useQuery({
    queryKey: ['file', file.id],
    queryFn: async () =>
      new Blob([await (await request()).arrayBuffer()], type === undefined ? {} : { type }),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });
  const { state, start } = useDownload(file.name);
  const address = useAddress(data ?? null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      className={styles.viewer ?? ''}
      title={file.name}
      footer={
        <>
          {address !== undefined && (
            <a className={classOf('line')} href={address} target="_blank" rel="noopener">
              <ExternalLink className="icon" aria-hidden />
              {t('Open in a New Tab')}
            </a>
          )}
          <Button kind="line" busy={state?.kind === 'receiving'} onClick={() => void start(request)}>
            <Download className="icon" aria-hidden />
            {t('Download')}
          </Button>
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      {isError ? (
        <FieldError>{t('This file could not be shown. Download it instead.')}</FieldError>
      ) : type === 'application/pdf' && !navigator.pdfViewerEnabled ? (
        <p>{t('This browser cannot show PDFs here. Download the file instead.')}</p>
      ) : address === undefined ? (
        <Skeleton lines={8} label={t('Loading {file}', { file: file.name })} />
      ) : type === 'application/pdf' ? (
        <iframe className={styles.pdf} src={address} title={file.name} />
      ) : (
        <img className={styles.picture} src={address} alt={file.name} />
      )}
      {state?.kind === 'failed' && <FieldError>{downloadProblem(state.error)}</FieldError>}
    </Dialog>
  );
}
