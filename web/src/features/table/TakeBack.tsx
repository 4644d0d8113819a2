import { useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import { nameOfItem } from './item-name.ts';
import type { OpenItem } from './useTable.ts';

/** Takes an item back from the table. Renders nothing if the user may not, or if a vote cites the item. */
export function TakeBack({ item, runId }: { item: OpenItem; runId: number }) {
  const [isBusy, setBusy] = useState(false);
  if (!item.is_removable || item.is_cited) return null;
  const takeBack = async () => {
    setBusy(true);
    try {
      await send('takeFromTable', { params: { runId, itemId: item.id } });
    } catch (error) {
      toastError(t('It stays on the table'), messageOf(error, undefined));
    }
    await queryClient.invalidateQueries({ queryKey: ['getRunTable'] });
    setBusy(false);
  };
  return (
    <Button
      kind="quiet"
      size="sm"
      busy={isBusy}
      aria-label={t('Take {name} back from the table', { name: nameOfItem(item) })}
      onClick={() => void takeBack()}
    >
      {t('Take Back')}
    </Button>
  );
}
