import { rooms } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';

/** Retries a failed read and shows the result in a toast, because the user asked for it. */
export async function retryWithToast(retry: () => Promise<{ isError: boolean }>): Promise<void> {
  const { isError } = await retry();
  if (isError) toastError(t(rooms.refreshFailed));
  else toast(t(rooms.refreshed));
}
