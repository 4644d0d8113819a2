import { maxFileBytes } from '@vincere/contract/constants';
import { files as texts } from '@vincere/contract/messages';
import { acceptedExtensions, extensionOf, isVideo, refusals } from '@vincere/domain';
import { t } from '../../lib/text.ts';

/** What is told of a file that is not sent: a title and what is wrong. */
export type UploadProblem = { title: string; text: string };

/** What the file dialog of the browser offers. */
export const acceptedFiles = acceptedExtensions.map((extension) => `.${extension}`).join(',');

/** Looks at a file before it is sent (sections 5 of both specifications); undefined when it may be. */
export function problemOfFile(
  { name, size }: { name: string; size: number },
  into: 'simulation' | 'room',
): UploadProblem | undefined {
  const extension = extensionOf(name);
  if (!acceptedExtensions.includes(extension))
    return { title: t(texts.uploadFailed), text: t(refusals['file.bad-extension']) };
  if (size === 0) return { title: t(texts.uploadFailed), text: t(refusals['file.empty']) };
  if (size <= maxFileBytes) return undefined;
  const current = t(texts.currentSize, { megabytes: (size / 1024 ** 2).toFixed(1) });
  if (!isVideo(extension))
    return { title: t(texts.tooLarge), text: `${t(refusals['file.too-large'])}. ${current}` };
  const title = t(texts.videoTooLarge);
  if (into === 'room') return { title, text: `${t(texts.videoTooLargeInRoom)} ${current}` };
  return { title, text: `${t(refusals['file.video-too-large'])}. ${current}` };
}
