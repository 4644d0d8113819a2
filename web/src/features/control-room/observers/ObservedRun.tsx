import { type ReactNode, useCallback, useState } from 'react';
import { t } from '../../../lib/text.ts';
import { ConnectionLine } from '../../../ui/ConnectionLine.tsx';
import { Present } from '../present/Present.tsx';
import { ObserverPage } from './ObserverPage.tsx';
import { ObserverView } from './ObserverView.tsx';

/** A run as its observers see it. */
export function ObservedRun({
  runId,
  tools,
}: {
  runId: number;
  /** Links beside "Present". */
  tools: ReactNode;
}) {
  const [isPresented, setIsPresented] = useState(false);
  const leave = useCallback(() => setIsPresented(false), []);
  return (
    <ObserverPage runId={runId} title={t('Observe')}>
      {({ received, board, live }) => (
        <>
          <ObserverView
            received={received}
            board={board}
            tools={tools}
            onPresent={() => setIsPresented(true)}
          >
            <ConnectionLine live={live} />
          </ObserverView>
          {isPresented && <Present received={received} board={board} onLeave={leave} />}
        </>
      )}
    </ObserverPage>
  );
}
