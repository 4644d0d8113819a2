import { pollMs } from '@vincere/contract/constants';
import { runs as runTexts } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Figures } from '../../ui/Figures.tsx';

/** The number of runs by status. Runs that were ended early are listed only if there are any. */
export function RunFigures() {
  const { data } = useRead(
    'getFigures',
    {},
    {
      refetchInterval: pollMs.facilitator,
      refetchOnWindowFocus: 'always',
    },
  );
  const runs = data?.runs_by_status;
  return (
    <Figures
      items={[
        [t('Active'), runs?.IN_PROGRESS],
        [t(runTexts.statusLabels.PAUSED), runs?.PAUSED],
        [t('Created'), runs?.DRAFT],
        [t(runTexts.statusLabels.COMPLETED), runs?.COMPLETED],
        ...(runs && runs.ENDED > 0 ? [[t('Ended early'), runs.ENDED] as const] : []),
      ]}
    />
  );
}
