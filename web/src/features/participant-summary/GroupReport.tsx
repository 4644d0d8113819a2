import type { Run } from '@vincere/contract';
import { useRead } from '../../lib/api.ts';
import { rich } from '../../lib/text.ts';
import { sr } from '../../ui/sr.tsx';
import { FirstPage } from '../first-page/FirstPage.tsx';
import { Objectives } from '../first-page/objectives/Objectives.tsx';
import type { FindingLinks, Target } from '../first-page/types.ts';
import styles from './GroupReport.module.css';
import { stageTitleId } from './stage/StageDetails.tsx';

/**
 * A report that a facilitator shares: its first page, and how the objectives were rated. Its findings lead to the stages and the
 * key facts of the summary.
 */
export function GroupReport({
  run,
  onOpen,
}: {
  run: Pick<Run, 'id' | 'status'>;
  /** Shows what a finding is made from. */
  onOpen: (target: Target) => void;
}) {
  const settings = useRead('getSettings', {});
  const links: FindingLinks = {
    idOf: ({ stage_number }) => stageTitleId(stage_number),
    textOf: ({ source, stage_number: number }, finding) =>
      source.kind === 'facts'
        ? rich('Open the key facts<sr>: {finding}</sr>', { finding, sr })
        : rich('Open stage {number}<sr>: {finding}</sr>', { number, finding, sr }),
    open: onOpen,
  };
  return (
    <div className={styles.report}>
      <FirstPage run={run} withCharts={settings.data?.enable_analytics !== false} links={links} />
      <Objectives runId={run.id} />
    </div>
  );
}
