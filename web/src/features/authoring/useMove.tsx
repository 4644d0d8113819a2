import { useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { toastError } from '../../ui/toasts/Toaster.tsx';

/**
 * Moves the items of a list, one at a time. `move` gets what saves the new order and says the new place of the item, which
 * `status` tells to screen readers. `failureTitle` is the title of the error if it isn't saved.
 */
export function useMove(failureTitle: string) {
  const [isMoving, setIsMoving] = useState(false);
  const [place, setPlace] = useState('');
  const move = async (saveOrder: () => Promise<string>) => {
    if (isMoving) return;
    setIsMoving(true);
    try {
      setPlace(await saveOrder());
    } catch (error) {
      toastError(failureTitle, messageOf(error, t('The order stays as it was. Please try again.')));
    } finally {
      setIsMoving(false);
    }
  };
  const status = (
    <p className="visually-hidden" role="status">
      {place}
    </p>
  );
  return { move, status };
}
