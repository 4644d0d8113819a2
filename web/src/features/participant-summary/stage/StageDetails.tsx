import { Link } from '@tanstack/react-router';
import { reports } from '@vincere/contract/messages';
import { t } from '../../../lib/text.ts';
import { tieOf } from '../../../lib/words/group-decision.ts';
import { EstimatesText } from '../../../parts/decisions/EstimatesText.tsx';
import { ConfidenceFold } from '../../../parts/decisions/GroupConfidence.tsx';
import { OutcomeText } from '../../../parts/decisions/OutcomeText.tsx';
import { DecisionMark } from '../../../parts/marks.tsx';
import { EvidenceList } from '../../../parts/posts/Evidence.tsx';
import { RoomName } from '../../../parts/RoomName.tsx';
import { RoomsOfRun } from '../../../parts/rooms.tsx';
import { Empty } from '../../../ui/states.tsx';
import { OrderFold } from '../../orders/OrderFold.tsx';
import { TableList } from '../../table/TableList.tsx';
import { alignmentOf } from '../questionnaires/alignment.ts';
import type { ReportStage } from '../types.ts';
import { RoomDecisions } from './RoomDecisions.tsx';
import styles from './StageDetails.module.css';
import { decisionIndexOf, type StageScenario } from './useStageScenarios.ts';

/** Returns the id of the title of a stage. */
export function stageTitleId(stageNumber: number): string {
  return `stage-${stageNumber}`;
}

/** The stages of a run with the decisions of the group, of the participant and of the rooms. */
export function StageDetails({
  stages,
  scenarios,
  runId,
  hasTable,
}: {
  runId: number;
  /** Whether rooms could share posts and files. */
  hasTable: boolean;
  stages: readonly ReportStage[];
  scenarios: ReadonlyMap<number, StageScenario>;
}) {
  if (stages.length === 0)
    return (
      <Empty title={t('No stage to show')}>
        {t('A stage appears here once its decision has been made.')}
      </Empty>
    );
  return (
    <div className={styles.stageList}>
      {stages.map((stage) => (
        <RoomsOfRun key={stage.stage_number} rooms={stage.room_texts}>
          <StageDetail
            stage={stage}
            scenario={scenarios.get(stage.stage_number)}
            runId={runId}
            hasTable={hasTable}
          />
        </RoomsOfRun>
      ))}
    </div>
  );
}

type DetailProps = {
  stage: ReportStage;
  scenario: StageScenario | undefined;
  runId: number;
  hasTable: boolean;
};

function StageDetail({ stage, scenario, runId, hasTable }: DetailProps) {
  const ownDecision = stage.user_chosen_decision;
  const tie = tieOf(stage.decided_by);
  const heading = stageTitleId(stage.stage_number);
  return (
    <section className={styles.stage} aria-labelledby={heading}>
      <div className={styles.stageHead}>
        <p className="meta-text number">{t('Stage {number}', { number: stage.stage_number })}</p>
        <h2 className="heading-2" id={heading} tabIndex={-1}>
          {scenario ? (
            <Link to="/scenario/$id" params={{ id: String(scenario.id) }}>
              {stage.title_of_scenario}
            </Link>
          ) : (
            stage.title_of_scenario
          )}
        </h2>
        <p className="heading-4 muted">{stage.title_of_stage}</p>
      </div>
      <div>
        <h3>{t('Group decision')}</h3>
        <div className={styles.decision}>
          <DecisionMark
            filled={stage.chosen_decision !== null}
            index={decisionIndexOf(scenario, stage.chosen_decision_id)}
          />
          <b>{stage.chosen_decision ?? t('The run ended before the group decided')}</b>
          {tie && <p className="meta-text">{tie}</p>}
        </div>
        {stage.outcome && (
          <details className={styles.outcome}>
            <summary>{t('What came of it')}</summary>
            <OutcomeText outcome={stage.outcome} className={styles.outcomeText} />
          </details>
        )}
        {stage.order && <OrderFold order={stage.order} />}
        {stage.table.length > 0 && (
          <details className={styles.outcome}>
            <summary>{t('On the table')}</summary>
            <TableList items={stage.table} runId={runId} />
          </details>
        )}
        <ConfidenceFold confidence={stage.confidence} decisions={scenario?.all_decisions ?? []} />
        <h3 className={styles.ownDecisionHead}>{t('Your decision')}</h3>
        {ownDecision ? (
          <>
            <div className={styles.decision}>
              <DecisionMark
                filled={alignmentOf(stage) === 'with'}
                index={decisionIndexOf(scenario, ownDecision.decision_chosen_id)}
              />
              <b>{ownDecision.decision_chosen}</b>
            </div>
            <Reasoning vote={ownDecision} hasTable={hasTable} />
            {ownDecision.confidence !== null && (
              <EstimatesText confidence={ownDecision.confidence} forecast={undefined} />
            )}
          </>
        ) : (
          <p className="muted">{t('You made no final decision in this stage.')}</p>
        )}
      </div>
      <div className={styles.roomColumns}>
        <OwnRoomVote stage={stage} scenario={scenario} hasTable={hasTable} />
        <h3>{t('Role decisions')}</h3>
        <RoomDecisions decisions={stage.room_decisions} />
      </div>
    </section>
  );
}

/** The participant's room vote compared with the room's decision; renders nothing without a vote. */
function OwnRoomVote({ stage, scenario, hasTable }: Omit<DetailProps, 'runId'>) {
  const ownVote = stage.user_room_vote;
  if (ownVote === null) return null;
  const { room_name } = ownVote;
  const result = room_name === 'dashboard' ? undefined : stage.room_decisions[room_name];
  const isTied = (result?.tied.length ?? 0) > 0;
  const agrees = !isTied && result?.decision_id === ownVote.decision_chosen_id;
  return (
    <div className={styles.ownRoomVote}>
      <h3>{t('Your room vote')}</h3>
      <div className={styles.decision}>
        <DecisionMark
          filled={ownVote.decision_chosen_id === stage.chosen_decision_id}
          index={decisionIndexOf(scenario, ownVote.decision_chosen_id)}
        />
        <b>{ownVote.decision_chosen}</b>
        <p className={`meta-text ${styles.roomName}`}>
          <RoomName room={room_name} />
          {agrees && <span>{t('with the room')}</span>}
          {isTied && <span>{t('the votes of the room were tied')}</span>}
          {!agrees && !isTied && result?.title_of_decision != null && (
            <span>{t('the room chose {decision}', { decision: result.title_of_decision })}</span>
          )}
        </p>
      </div>
      <Reasoning vote={ownVote} hasTable={hasTable} />
      {ownVote.confidence !== null && (
        <EstimatesText confidence={ownVote.confidence} forecast={ownVote.forecast?.title_of_decision} />
      )}
    </div>
  );
}

/** The reasoning of a vote and its evidence. */
function Reasoning({
  vote,
  hasTable,
}: {
  vote: NonNullable<ReportStage['user_chosen_decision']>;
  hasTable: boolean;
}) {
  return (
    <>
      {vote.reasoning.trim() === '' ? (
        <p className="meta-text">{t(reports.noReasoning)}</p>
      ) : (
        <p className={styles.reason}>{vote.reasoning}</p>
      )}
      <EvidenceList
        posts={vote.evidence}
        ids={vote.evidence.map(({ id }) => id)}
        files={vote.evidence_files}
        fileIds={vote.evidence_files.map(({ id }) => id)}
        votedIn={hasTable ? vote.room_name : undefined}
        label={t('Your evidence')}
      />
    </>
  );
}
