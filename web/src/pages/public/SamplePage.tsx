import '../../styles/sample.css';
import { shared } from '@vincere/contract/messages';
import { SampleLook } from '../../features/sample/SampleLook.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { messageOf, useRead } from '../../lib/api.ts';
import { useTitle } from '../../lib/title.ts';
import { Failed, Skeleton } from '../../ui/states.tsx';

/** A short guided look at one scenario of the sample simulation, for visitors. */
export function SamplePage() {
  useTitle('A sample');
  const { data, error, isFetching, refetch } = useRead(
    'getSample',
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <VisitorFrame here="/sample" className="gate">
      {data ? (
        <SampleLook sample={data} />
      ) : (
        <>
          <h1 className="t-h1">A sample</h1>
          {error ? (
            <Failed
              message={messageOf(error, shared.loadFailed)}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton lines={8} label="Loading the sample simulation" />
          )}
        </>
      )}
    </VisitorFrame>
  );
}
