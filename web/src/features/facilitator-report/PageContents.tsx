import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { hasRatedStages } from '../first-page/objectives/rated-stages.ts';
import styles from './PageContents.module.css';
import { reportTitles } from './sources.ts';

/** Links to the parts of the report. */
export function PageContents({ runId, onOpen }: { runId: number; onOpen: (titleId: string) => void }) {
  const knownFacts = useRead('getKnownFacts', { params: { runId } });
  const objectivesReport = useRead('getObjectivesReport', { params: { runId } });
  const hasObjectives = hasRatedStages(objectivesReport.data);
  const hasFacts = (knownFacts.data?.stages.length ?? 0) > 0;
  const parts = [
    [reportTitles.findings, t('Findings')],
    ...(hasObjectives ? ([[reportTitles.objectives, t('Objectives')]] as const) : []),
    [reportTitles.stages, t('Stage by stage')],
    [reportTitles.answers, t('Questionnaires')],
    ...(hasFacts ? ([[reportTitles.facts, t('Key facts')]] as const) : []),
    [reportTitles.timeline, t('Replay')],
  ] as const;
  return (
    <nav className={styles.contents} aria-label={t('On this page')}>
      <ul>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
