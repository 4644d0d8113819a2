import type { Run } from '@vincere/contract';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import { Prose } from '../../../parts/prose/Prose.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import type { Decision } from '../../authoring/useSimulation.ts';
import { TableList } from '../../table/TableList.tsx';
import reportStyles from '../facilitator-report.module.css';
import { Shift } from '../shift/Shift.tsx';
import type { CastVote, RecordedStage, StageReport } from '../types.ts';
import { countFinal, howDecided } from './decided-by.ts';
import { FinalVotes } from './FinalVotes.tsx';
import { Fork } from './Fork.tsx';
import { Outcomes } from './Outcomes.tsx';
import { type Reason, Reasons } from './Reasons.tsx';
import { RoomVotes } from './RoomVotes.tsx';
import styles from './StageRow.module.css';

/** One stage of the report: the decision and how it was reached; expanded, the votes, the rooms and all reasonings. */
export function StageRow({
  stage,
  run,
  text,
  fork,
  decisions,
  withCharts,
  isOpen,
  onToggle,
}: {
  stage: StageReport;
  run: Run;
  /** The text of the scenario. */
  text: string;
  /** The record of the stage, once it is loaded. */
  fork: RecordedStage | undefined;
  /** The decisions as the run played them, with what their author wrote about them. */
  decisions: readonly Decision[];
  withCharts: boolean;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const id = useId();
  const countedDecisions = countFinal(stage);
  const indexOf = (decision: number) =>
    countedDecisions.find((countedDecision) => countedDecision.id === decision)?.index ??
    countedDecisions.length;
  return (
    <div className={styles.stage}>
      <h3>
        <button
          type="button"
          className={styles.stageButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <StageInOneLine stage={stage} run={run} indexOf={indexOf} />
        </button>
      </h3>
      <div className={styles.stageBody} id={id} hidden={!isOpen}>
        {stage.title_of_stage !== '' && (
          <p className={`story ${styles.stageInstruction}`}>{stage.title_of_stage}</p>
        )}
        {text !== '' && (
          <details className={reportStyles.stageSection}>
            <summary>{t('Scenario text')}</summary>
            <Prose text={text} />
          </details>
        )}
        <div className={reportStyles.threeColumns}>
          <FinalVotes counted={countedDecisions} withCharts={withCharts} />
          <RoomVotes stage={stage} indexOf={indexOf} withCharts={withCharts} />
        </div>
        <Shift stage={stage} withCharts={withCharts} />
        <Outcomes run={run} stage={stage} outcome={fork?.outcome ?? null} decisions={decisions} />
        {fork && <Fork stage={fork} />}
        {fork && fork.table.length > 0 && (
          <details className={reportStyles.stageSection}>
            <summary>{t('On the table')}</summary>
            <TableList items={fork.table} runId={run.id} />
          </details>
        )}
        <People title={t('Advanced without the votes of')} people={stage.missing_users} />
        <People title={t('Removed from the run in this stage')} people={stage.removed_users} />
        <StageReasons stage={stage} hasTable={run.table} indexOf={indexOf} />
      </div>
    </div>
  );
}

/** The number and the scenario of a stage, its decision, and how it was reached. */
function StageInOneLine({
  stage,
  run,
  indexOf,
}: {
  stage: StageReport;
  run: Run;
  indexOf: (decision: number) => number;
}) {
  return (
    <>
      <ChevronRight className={`icon ${styles.chevron}`} aria-hidden />
      <span className={`number ${styles.stageNumber}`}>
        {t('Stage {number}', { number: stage.stage_number })}
      </span>
      <b className="story">{stage.title_of_scenario}</b>
      <span className={styles.viaDecision}>
        {stage.chosen_decision && <DecisionMark index={indexOf(stage.chosen_decision.id)} size="sm" filled />}
        {stage.chosen_decision?.title_of_decision ?? t('No decision')}
      </span>
      <span className={styles.decidedBy}>
        {stage.decided_by !== null && stage.decided_by !== 'majority' ? (
          <span className={`tag ${styles.how}`}>{howDecided(stage, run.status)}</span>
        ) : (
          <span className="number">{howDecided(stage, run.status)}</span>
        )}
        {stage.forced && <span className={`tag ${styles.how}`}>{t('Advanced with votes missing')}</span>}
      </span>
    </>
  );
}

/** All final decisions, then all room votes, each with its voter and reasoning. */
function StageReasons({
  stage,
  hasTable,
  indexOf,
}: {
  stage: StageReport;
  hasTable: boolean;
  indexOf: (decision: number) => number;
}) {
  const { roles } = useRooms();
  const roomVotes = roles.flatMap((role) => stage.room_decisions_all_user_votes[role] ?? []);
  const reasonOf = (vote: CastVote): Reason => ({
    vote,
    index: indexOf(vote.decision_chosen.id),
    isChosen: vote.decision_chosen.id === stage.chosen_decision?.id,
  });
  const evidence = { posts: stage.evidence_posts, files: stage.evidence_files, hasTable };
  return (
    <>
      <Reasons
        title={t('All decisions and reasoning')}
        titleId={`reasons-${stage.scenario_id}`}
        none={t('No final decision was made in this stage.')}
        reasons={stage.all_user_decisions.map(reasonOf)}
        {...evidence}
      />
      {roomVotes.length > 0 && (
        <Reasons
          title={t('Room votes and reasoning')}
          none=""
          reasons={roomVotes.map(reasonOf)}
          {...evidence}
        />
      )}
    </>
  );
}

/** A list of names in full, because the report is the record of the run. */
function People({ title, people }: { title: string; people: StageReport['missing_users'] }) {
  if (people.length === 0) return null;
  const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  return (
    <>
      <h4 className={`label-text ${reportStyles.reasonsTitle}`}>{title}</h4>
      <p>{listNames(names)}</p>
    </>
  );
}
