import { Link } from '@tanstack/react-router';
import { reports } from '@vincere/contract/messages';
import { tieOf } from '../../lib/outcome.ts';
import { t } from '../../lib/text.ts';
import { EvidenceList } from '../../parts/Evidence.tsx';
import { RoomName } from '../../parts/marks.tsx';
import { Empty } from '../../ui/states.tsx';
import { standingOf } from './alignment.ts';
import { ReportMark } from './ReportMark.tsx';
import { RoomDecisions } from './RoomDecisions.tsx';
import type { ReportStage } from './types.ts';
import { placeOf, type StageScenario } from './useStageScenarios.ts';

/** Each stage: what the group decided, what the participant decided and why, what the rooms said. */
export function StageDetails({
  stages,
  scenarios,
}: {
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
    <div className="sd-list">
      {stages.map((stage) => (
        <StageDetail key={stage.stage_number} stage={stage} scenario={scenarios.get(stage.stage_number)} />
      ))}
    </div>
  );
}

function StageDetail({ stage, scenario }: { stage: ReportStage; scenario: StageScenario | undefined }) {
  const own = stage.user_chosen_decision;
  const tie = tieOf(stage.decided_by);
  const heading = `stage-${stage.stage_number}`;
  return (
    <section className="sd" aria-labelledby={heading}>
      <div className="sd-h">
        <p className="t-meta num">{t('Stage {number}', { number: stage.stage_number })}</p>
        <h2 className="t-h2" id={heading}>
          {scenario ? (
            <Link to="/scenario/$id" params={{ id: String(scenario.id) }}>
              {stage.title_of_scenario}
            </Link>
          ) : (
            stage.title_of_scenario
          )}
        </h2>
        <p className="t-h4 mut">{stage.title_of_stage}</p>
      </div>
      <div>
        <h3>{t('Group decision')}</h3>
        <div className="sd-d">
          <ReportMark
            filled={stage.chosen_decision !== null}
            index={placeOf(scenario, stage.chosen_decision_id)}
          />
          <b>{stage.chosen_decision ?? t('The run ended before the group decided')}</b>
          {tie && <p className="t-meta">{tie}</p>}
        </div>
        <h3 className="sd-own">{t('Your decision')}</h3>
        {own ? (
          <>
            <div className="sd-d">
              <ReportMark
                filled={standingOf(stage) === 'with'}
                index={placeOf(scenario, own.decision_chosen_id)}
              />
              <b>{own.decision_chosen}</b>
            </div>
            <Why vote={own} />
          </>
        ) : (
          <p className="mut">{t('You made no final decision in this stage.')}</p>
        )}
      </div>
      <div className="sd-rooms">
        <OwnRoomVote stage={stage} scenario={scenario} />
        <h3>{t('Role decisions')}</h3>
        <RoomDecisions decisions={stage.room_decisions} />
      </div>
    </section>
  );
}

/** What the participant voted in a room, beside what that room came to; nothing for who cast no such vote. */
function OwnRoomVote({ stage, scenario }: { stage: ReportStage; scenario: StageScenario | undefined }) {
  const own = stage.user_room_vote;
  if (own === null) return null;
  const { room_name } = own;
  const result = room_name === 'dashboard' ? undefined : stage.room_decisions[room_name];
  const agrees = result?.decision_id === own.decision_chosen_id;
  return (
    <div className="sd-mine">
      <h3>{t('Your room vote')}</h3>
      <div className="sd-d">
        <ReportMark filled={agrees} index={placeOf(scenario, own.decision_chosen_id)} />
        <b>{own.decision_chosen}</b>
        <p className="t-meta sd-room">
          <RoomName room={room_name} />
          {agrees && <span>{t('with the room')}</span>}
          {!agrees && result?.title_of_decision != null && (
            <span>{t('the room chose {decision}', { decision: result.title_of_decision })}</span>
          )}
        </p>
      </div>
      <Why vote={own} />
    </div>
  );
}

/** Why the participant voted so, and the posts on which it rests. */
function Why({ vote }: { vote: NonNullable<ReportStage['user_chosen_decision']> }) {
  return (
    <>
      {vote.reasoning.trim() === '' ? (
        <p className="t-meta">{t(reports.noReasoning)}</p>
      ) : (
        <p className="sd-why">{vote.reasoning}</p>
      )}
      <EvidenceList
        posts={vote.evidence}
        ids={vote.evidence.map(({ id }) => id)}
        label={t('Your evidence')}
      />
    </>
  );
}
