import type { Run } from '@vincere/contract';
import { t } from '../../../lib/text.ts';
import { letterOf } from '../../../parts/marks.tsx';
import { useRunFacts } from '../../key-facts/useRunFacts.ts';
import type { Decisions, RunBoard } from '../types.ts';
import { endsSimulation } from '../votes/vote-status.ts';
import { AdvanceDialog } from './AdvanceDialog.tsx';
import { EndDialog, FinishDialog, ForceDialog } from './AskDialogs.tsx';
import { TieDialog } from './TieDialog.tsx';
import type { NextStage } from './useNextStage.ts';

const noDecisions: Decisions = [];

/** The dialog of the question that is open, if any. */
export function RunQuestions({
  run,
  board,
  decisions,
  isBusy,
  nextStage: { question, ask, close, conditionsOf, decide, advance, end },
}: {
  run: Run;
  board: RunBoard;
  decisions: Decisions;
  isBusy: boolean;
  nextStage: NextStage;
}) {
  const isTied = board.leading.length > 1;
  return (
    <>
      {question?.kind === 'tie' && (
        <TieDialog
          board={board}
          decisions={decisions}
          isLast={endsSimulation(run, board)}
          busy={isBusy}
          onAdvance={(decisionId) => void decide(question.scenarioId, { decisionId, force: question.force })}
          onClose={close}
        />
      )}
      {question?.kind === 'force' && (
        <ForceDialog
          board={board}
          decisions={decisions}
          busy={isBusy}
          onConfirm={() => void decide(question.scenarioId, { force: true })}
          onClose={close}
        />
      )}
      {question?.kind === 'judge' && (
        <Judge
          run={run}
          board={board}
          question={question}
          conditionsOf={conditionsOf}
          busy={isBusy}
          onAdvance={(answers) =>
            void advance(question.scenarioId, {
              ...answers,
              ...(question.decisionId !== undefined && { decision_id: question.decisionId }),
              ...(question.force && { force: true }),
            })
          }
          onClose={isTied ? () => ask('tie', question.force) : close}
        />
      )}
      {question?.kind === 'finish' && (
        <FinishDialog busy={isBusy} onConfirm={() => void advance(question.scenarioId, {})} onClose={close} />
      )}
      {question?.kind === 'end' && (
        <EndDialog name={run.name} busy={isBusy} onConfirm={() => void end()} onClose={close} />
      )}
    </>
  );
}

/** The dialog about the decision that wins now, or that the facilitator chose in a tie, and about key facts. */
function Judge({
  run,
  board,
  question,
  conditionsOf,
  ...dialog
}: {
  run: Run;
  board: RunBoard;
  question: { scenarioId: number; decisionId: number | undefined };
  conditionsOf: NextStage['conditionsOf'];
} & Pick<Parameters<typeof AdvanceDialog>[0], 'busy' | 'onAdvance' | 'onClose'>) {
  const decisions = run.current_scenario?.all_decisions ?? noDecisions;
  const winner = question.decisionId ?? board.rule_choice?.decision_id;
  const index = decisions.findIndex(({ id }) => id === winner);
  const decision = decisions[index];
  const facts = useRunFacts(run).facts?.facts ?? [];
  if (decision === undefined) return null;
  const letter = letterOf(index);
  return (
    <AdvanceDialog
      runId={run.id}
      scenarioId={question.scenarioId}
      asksOrder={run.current_scenario?.asks_order ?? false}
      decision={{ ...decision, index, conditions: conditionsOf(decision.id) }}
      facts={facts}
      action={
        endsSimulation(run, board)
          ? t('Finish with {letter}', { letter })
          : run.rehearsal === null
            ? t('Reveal the Result')
            : t('Next Stage with {letter}', { letter })
      }
      isTied={board.leading.length > 1}
      {...dialog}
    />
  );
}
