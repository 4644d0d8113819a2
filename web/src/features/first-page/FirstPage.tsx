import type { Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { FindingList } from './FindingList.tsx';
import styles from './FirstPage.module.css';
import { HowItEnded } from './HowItEnded.tsx';
import { Learnt } from './Learnt.tsx';
import { NotShared } from './NotShared.tsx';
import type { FindingLinks } from './types.ts';
import { WayTaken } from './WayTaken.tsx';

/** The first page of a report: what was decided, how it ended, how the group decided, what was not shared, and what it learnt. */
export function FirstPage({
  run,
  withCharts,
  links,
}: {
  run: Pick<Run, 'id' | 'status'>;
  withCharts: boolean;
  /** Left out where the page has no evidence to which a finding could lead. */
  links?: FindingLinks;
}) {
  const findings = useRead('getFindings', { params: { runId: run.id } });
  return (
    <div className={styles.page}>
      <Loaded
        query={findings}
        failed={t('The findings could not be loaded')}
        retry={t(shared.retry)}
        label={t('Loading the findings')}
      >
        {(data) => (
          <>
            <div className={styles.columns} data-single={data.last_outcome === null || undefined}>
              <WayTaken stages={data.stages} status={run.status} withCharts={withCharts} />
              {data.last_outcome && <HowItEnded outcome={data.last_outcome} status={run.status} />}
            </div>
            <div className={styles.columns} data-single={data.not_shared === null || undefined}>
              <FindingList page={data} withCharts={withCharts} links={links} />
              {data.not_shared && (
                <NotShared notShared={data.not_shared} stages={data.stages} links={links} />
              )}
            </div>
          </>
        )}
      </Loaded>
      <Learnt runId={run.id} />
    </div>
  );
}
