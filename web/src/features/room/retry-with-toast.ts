import { rooms } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';

/** Tries a failed read again and says how that went: it was asked for by hand. */
export async function retryWithToast(retry: () => Promise<{ isError: boolean }>): Promise<void> {
  const { isError } = await retry();
  if (isError) toastError(t(rooms.refreshFailed));
  else toast(t(rooms.refreshed));
}
