import type { Answer, Calls } from '@vincere/contract';
import { cut } from '@vincere/domain';
import { plural, t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';

export type OpenRun = Answer<Calls['listOpenRuns']>[number];

/** The stage that is about to be deleted, or that contains the scenario about to be deleted. */
export type Place = { simulation_id: number; stage_number: number };

/** The effect of a deletion on runs that are being played. */
export type Loss = { isWarning: boolean; text: string };

/** Returns the effect of deleting the last stage: runs that have not reached it end with the stage before. */
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

/**
 * Returns the effect of deleting a scenario. Decisions that led to it end the simulation; if none did, no run is affected.
 */
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

/** The largest number of runs that a notice names. It counts the others. */
const maxNamed = 5;

/**
 * Returns which unfinished runs follow edits of a simulation, in words, or null if none does. With a stage, only edits of
 * its scenarios count: a run that has gone past it keeps them.
 */
export function followersText(
  runs: readonly OpenRun[],
  { simulation_id, stage_number = Number.POSITIVE_INFINITY }: Pick<Place, 'simulation_id'> & Partial<Place>,
): string | null {
  const following = runs.filter(
    (run) =>
      run.simulation_id === simulation_id &&
      (run.current_stage === null || run.current_stage.stage_number <= stage_number),
  );
  if (following.length === 0) return null;
  const names = following.slice(0, maxNamed).map(({ name }) => t('“{name}”', { name: shortened(name) }));
  const mainSentence = plural(
    names.length,
    'The run {runs} is not finished. It follows your edits, except in scenarios that it has closed.',
    'The runs {runs} are not finished. They follow your edits, except in scenarios that they have closed.',
    { runs: listNames(names) },
  );
  const others = following.length - names.length;
  if (others === 0) return mainSentence;
  return `${mainSentence} ${plural(others, 'So does {count} more.', 'So do {count} more.')}`;
}

const nothingLost = (): Loss => ({
  isWarning: false,
  text: t('No run that is being played is changed by this.'),
});

/** Returns the started runs that have not reached the stage yet. */
function runsBefore(runs: readonly OpenRun[], { simulation_id, stage_number }: Place): OpenRun[] {
  return runs.filter(
    (run) =>
      run.simulation_id === simulation_id &&
      (run.status === 'IN_PROGRESS' || run.status === 'PAUSED') &&
      run.current_stage !== null &&
      run.current_stage.stage_number < stage_number,
  );
}

/** Longer names are truncated, so that the sentence fits the space that `RunsInPlay` reserves for it. */
const maxNameLength = 40;

function shortened(name: string): string {
  return name.length <= maxNameLength ? name : `${cut(name, maxNameLength)}…`;
}
