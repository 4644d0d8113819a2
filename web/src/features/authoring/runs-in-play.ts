import type { Answer, Calls } from '@vincere/contract';
import { cut } from '@vincere/domain';
import { plural, t } from '../../lib/text.ts';

export type OpenRun = Answer<Calls['listOpenRuns']>[number];

/** A part of a simulation that is to be deleted. */
export type Place = { simulation_id: number; stage_number: number };

/** What a deletion does to runs that are being played. */
export type Loss = { isWarning: boolean; text: string };

/** With the last stage gone, a run that has not reached it ends before it (ruling 4.7). */
export function stageLoss(runs: readonly OpenRun[], place: Place): Loss {
  const [first, ...more] = runsBefore(runs, place);
  if (first === undefined) return nothingLost();
  const facts = { run: shortened(first.name), stage: place.stage_number - 1 };
  return {
    isWarning: true,
    text:
      more.length === 0
        ? t('The run “{run}” is being played: it will end with stage {stage} at the latest.', facts)
        : plural(
            more.length,
            'The run “{run}” and {count} more are being played: they will end with stage {stage} at the latest.',
            'The run “{run}” and {count} more are being played: they will end with stage {stage} at the latest.',
            facts,
          ),
  };
}

/** A decision whose link is lost ends the simulation (ruling 4.7); a scenario to which nothing links is met by no run. */
export function scenarioLoss(runs: readonly OpenRun[], place: Place & { is_linked: boolean }): Loss {
  const [first, ...more] = place.is_linked ? runsBefore(runs, place) : [];
  if (first === undefined) return nothingLost();
  const run = shortened(first.name);
  return {
    isWarning: true,
    text:
      more.length === 0
        ? t('The run “{run}” is being played: any decision that leads here will end it.', { run })
        : plural(
            more.length,
            'The run “{run}” and {count} more are being played: any decision that leads here will end them.',
            'The run “{run}” and {count} more are being played: any decision that leads here will end them.',
            { run },
          ),
  };
}

const nothingLost = (): Loss => ({
  isWarning: false,
  text: t('No run that is being played is changed by this.'),
});

/** The runs in play that can still come to a stage. */
function runsBefore(runs: readonly OpenRun[], { simulation_id, stage_number }: Place): OpenRun[] {
  return runs.filter(
    (run) =>
      run.simulation_id === simulation_id &&
      (run.status === 'IN_PROGRESS' || run.status === 'PAUSED') &&
      run.current_stage !== null &&
      run.current_stage.stage_number < stage_number,
  );
}

/** So many characters of a name leave the sentence in the lines that are kept for it (`.del-runs`). */
const nameLength = 40;

function shortened(name: string): string {
  return name.length <= nameLength ? name : `${cut(name, nameLength)}…`;
}
