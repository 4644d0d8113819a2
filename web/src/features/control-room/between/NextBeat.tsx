import type { Run } from '@vincere/contract';
import { Play, ScrollText } from 'lucide-react';
import type { MouseEvent } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import type { RunActions } from '../useRunActions.ts';

/**
 * The one button between two stages: shows what came of the decision, if anything was written about it, then begins the next
 * stage. A double click takes only one step: each step has its moment.
 */
export function NextBeat({ run, actions }: { run: Run; actions: RunActions }) {
  const { underWay, showOutcome, beginStage } = actions;
  const { last_outcome: outcome, current_scenario: scenario } = run;
  const isOutcomeNext = outcome !== null && !run.is_outcome_shown;

  const press = ({ detail: clickCount }: MouseEvent) => {
    if (clickCount > 1) return;
    if (isOutcomeNext) void showOutcome(outcome.scenario_id);
    else if (scenario !== null) void beginStage(scenario.id);
  };
  const Icon = isOutcomeNext ? ScrollText : Play;
  return (
    <Button kind="signal" busy={underWay !== null} onClick={press}>
      <Icon className="icon" aria-hidden />
      {isOutcomeNext
        ? t('Show What Came of It')
        : t('Begin Stage {number}', { number: run.current_stage?.stage_number ?? '' })}
    </Button>
  );
}
