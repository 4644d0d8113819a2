import { shared } from '@vincere/contract/messages';
import { SampleLook } from '../../features/visitors/SampleLook.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { messageOf, useRead } from '../../lib/api.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';
import { Failed, Skeleton } from '../../ui/states.tsx';

/** A short guided look at one scenario of the sample simulation, for visitors. */
export function SamplePage() {
  useTitle(t('A sample'));
  const { data, error, isFetching, refetch } = useRead(
    'getSample',
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <VisitorFrame here="/sample" className={styles.gate}>
      {data ? (
        <SampleLook sample={data} />
      ) : (
        <>
          <h1 className="heading-1">{t('A sample')}</h1>
          {error ? (
            <Failed
              message={messageOf(error, t(shared.loadFailed))}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton lines={8} label={t('Loading the sample simulation')} />
          )}
        </>
      )}
    </VisitorFrame>
  );
}
