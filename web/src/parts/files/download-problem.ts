import { files as texts } from '@vincere/contract/messages';
import { CallFailed, messageOf } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';

/** Returns why a download failed. It names the status of the answer, if there was one, and its sentence, if it had one. */
export function downloadProblem(error: unknown): string {
  if (!(error instanceof CallFailed)) return t(texts.downloadFailedAlone);
  const { status } = error;
  const statusText = messageOf(error, undefined);
  return statusText === undefined
    ? t('Failed to download file ({status})', { status })
    : t(texts.downloadFailedWith, { statusText, status });
}
