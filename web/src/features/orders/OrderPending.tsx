import { shared } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/states.tsx';

/** The place of an order that is loading or could not be loaded. */
export function OrderPending({ isError, refetch }: { isError: boolean; refetch: () => unknown }) {
  if (!isError) return <Skeleton lines={4} label={t('Loading the order')} />;
  return (
    <p className="notice notice-bad">
      {t('The order could not be loaded.')}{' '}
      <Button kind="line" size="sm" onClick={() => void refetch()}>
        {t(shared.tryAgain)}
      </Button>
    </p>
  );
}
