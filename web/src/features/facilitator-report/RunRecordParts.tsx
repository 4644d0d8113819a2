import type { Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { reports, shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import type { Target } from '../first-page/types.ts';
import { DebriefResult } from './DebriefResult.tsx';
import { Questionnaires } from './questionnaires/Questionnaires.tsx';
import { RoomsKnew } from './RoomsKnew.tsx';
import { Replay } from './replay/Replay.tsx';
import { Agreement } from './stage/Agreement.tsx';
import styles from './stage/run-record.module.css';

/** The parts of a report that are not about a single stage. */
export function RunRecordParts({
  run,
  withCharts,
  target,
}: {
  run: Run;
  withCharts: boolean;
  /** The place to which the last opened finding leads. */
  target: Target | undefined;
}) {
  // People answer the second questionnaire while the group looks at the report.
  const record = useRead(
    'getDebrief',
    { params: { runId: run.id } },
    { refetchInterval: pollMs.participant },
  );
  return (
    <div className={styles.parts}>
      <Loaded
        query={record}
        failed={t(reports.loadFailed)}
        retry={t(shared.retry)}
        label={t('Loading the debrief')}
      >
        {(data) => (
          <>
            <Agreement record={data} />
            <Questionnaires record={data} />
          </>
        )}
      </Loaded>
      <DebriefResult runId={run.id} />
      <RoomsKnew runId={run.id} target={target} />
      <Replay run={run} withCharts={withCharts} target={target} />
    </div>
  );
}
