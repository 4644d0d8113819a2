import { Link } from '@tanstack/react-router';
import { reports } from '@vincere/contract/messages';
import { tieOf } from '../../lib/outcome.ts';
import { t } from '../../lib/text.ts';
import { EvidenceList } from '../../ui/Evidence.tsx';
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
        {t('A stage is told here once its decision has been taken.')}
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
            {own.reasoning.trim() === '' ? (
              <p className="t-meta">{t(reports.noReasoning)}</p>
            ) : (
              <p className="sd-why">{own.reasoning}</p>
            )}
            <EvidenceList
              posts={own.evidence}
              ids={own.evidence.map(({ id }) => id)}
              label={t('Your evidence')}
            />
          </>
        ) : (
          <p className="mut">{t('You made no final decision in this stage.')}</p>
        )}
      </div>
      <div className="sd-rooms">
        <h3>{t('Role decisions')}</h3>
        <RoomDecisions decisions={stage.room_decisions} />
      </div>
    </section>
  );
}
