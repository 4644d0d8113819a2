import type { Run } from '@vincere/contract';
import { listHeights } from '@vincere/contract/constants';
import type { ReactNode, Ref } from 'react';
import { t } from '../../lib/text.ts';
import { Prose } from '../../parts/prose/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { GroupDecisionLine } from '../runs/decisions/GroupDecisionLine.tsx';
import { LastStageConfidence } from '../runs/decisions/LastStageConfidence.tsx';
import { situationOf } from '../runs/situation.ts';
import styles from './simulation-dashboard.module.css';

type File = Run['simulation']['files'][number];

/** The current scenario with the files that everybody can read. */
export function ScenarioContext({
  run,
  heading,
  next,
  renderFiles,
}: {
  run: Run;
  heading: Ref<HTMLHeadingElement>;
  /** Shown beside the title: the button for the next step. */
  next: ReactNode;
  renderFiles: (files: readonly File[], maxHeight: number) => ReactNode;
}) {
  const scenario = run.current_scenario;
  const files = [...run.simulation.files, ...(scenario?.files ?? [])].filter(
    (file) => file.room_name === 'dashboard',
  );
  return (
    <div className={styles.context}>
      <div>
        <div className={styles.contextHead}>
          <h1 className="heading-1" ref={heading} tabIndex={-1}>
            {scenario?.name ?? run.simulation.name}
          </h1>
          {next}
        </div>
        {run.last_outcome === null && (
          <>
            <GroupDecisionLine run={run} />
            <LastStageConfidence run={run} />
          </>
        )}
        <Prose text={situationOf(run)} className={styles.situation} />
      </div>
      <Section title={t('Briefing Files')} aside={<span className="meta-text number">{files.length}</span>}>
        {files.length === 0 ? (
          <Empty title={t('No files')}>{t('There is no shared file for this stage.')}</Empty>
        ) : (
          renderFiles(files, listHeights.dashboardFiles)
        )}
      </Section>
    </div>
  );
}
