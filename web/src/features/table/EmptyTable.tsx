import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { Empty } from '../../ui/states.tsx';

/** Says that nothing is on the table, or in a finished run that nothing was. `children` say how something gets there. */
export function EmptyTable({ run, children }: { run: Pick<Run, 'status'>; children: ReactNode }) {
  return isFinished(run.status) ? (
    <Empty title={t('Nothing was put on the table')} />
  ) : (
    <Empty title={t('Nothing on the table yet')}>{children}</Empty>
  );
}
