import { maxFileBytes } from '@vincere/contract/constants';
import { files as texts } from '@vincere/contract/messages';
import { acceptedExtensions, extensionOf, isVideo } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';

/** The title and text of the error shown for a file that can't be uploaded. */
export type UploadProblem = { title: string; text: string };

/** The `accept` attribute of the file input. */
export const acceptedFiles = acceptedExtensions.map((extension) => `.${extension}`).join(',');

/** Checks a file's type and size before the upload. Returns undefined if it is acceptable. */
export function problemOfFile(
  { name, size }: { name: string; size: number },
  target: 'simulation' | 'room',
): UploadProblem | undefined {
  const extension = extensionOf(name);
  if (!acceptedExtensions.includes(extension))
    return { title: t(texts.uploadFailed), text: refusalText('file.bad-extension') };
  if (size === 0) return { title: t(texts.uploadFailed), text: refusalText('file.empty') };
  if (size <= maxFileBytes) return undefined;
  const sizeText = t(texts.currentSize, { megabytes: (size / 1024 ** 2).toFixed(1) });
  if (!isVideo(extension))
    return { title: t(texts.tooLarge), text: `${refusalText('file.too-large')}. ${sizeText}` };
  const title = t(texts.videoTooLarge);
  if (target === 'room') return { title, text: `${t(texts.videoTooLargeInRoom)} ${sizeText}` };
  return { title, text: `${refusalText('file.video-too-large')}. ${sizeText}` };
}
