import { defaultMinutes, isFinished, questionsOf, questionsOfNote, refuse } from '@vincere/domain';
import { findTeaching } from '../../authoring/store/objectives.ts';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { RunRow } from '../../play/store/runs/runs.ts';
import { runFigures } from '../findings/figures.ts';
import { findingsView } from '../findings/view.ts';
import { loadRunWithFacts } from '../played-run/load.ts';
import type { FromRun } from './result.ts';
import { type DebriefRow, findDebrief, savePlan } from './store/debriefs.ts';
import { type NewQuestion, saveQuestions } from './store/questions.ts';

/**
 * Returns the guided debrief of a locked run. If there is none, stores one with the questions that the record of the run
 * suggests. The questions keep the numbers with which they were made. Refuses `debrief.run-not-finished`.
 */
export async function ensurePlan({ tx }: Change, run: RunRow, now: number): Promise<DebriefRow> {
  const existing = await findDebrief(tx, run.id);
  if (existing !== undefined) return existing;
  if (!isFinished(run.status)) refuse('debrief.run-not-finished');
  const { minutes, questions } = await proposePlan(tx, run, now);
  await savePlan(tx, { run_id: run.id, minutes, now });
  await saveQuestions(tx, questions);
  return (await findDebrief(tx, run.id)) ?? refuse('debrief.unknown');
}

async function proposePlan(db: Queries, run: RunRow, now: number) {
  const playedRun = await loadRunWithFacts(db, run.id, now);
  const figures = runFigures(playedRun);
  const page = findingsView(playedRun);
  const { teaching_note } = await findTeaching(db, run.simulation_id);
  const metScenarioIds = new Set(playedRun.stages.map(({ scenario_id }) => scenario_id));
  const notPlayed = playedRun.simulation.scenarios
    .filter(({ id }) => !metScenarioIds.has(id))
    .map(({ name }) => name);
  const proposedQuestions = questionsOf(figures, questionsOfNote(teaching_note, new Set(notPlayed)));
  const questions = proposedQuestions.flatMap(({ phase, state, finding, text }): NewQuestion[] => {
    if (finding === null) return [{ run_id: run.id, phase, state, from_run: null, text, is_authors: 1 }];
    const stage = page.stages.find(({ scenario_id }) => scenario_id === finding.scenario_id);
    if (stage === undefined) return [];
    const from_run: FromRun = {
      finding,
      fact: finding.kind === 'unshared-facts' ? quotedFact(page, finding.scenario_id) : null,
      decisions: stage.decisions.map(({ id, title_of_decision }) => ({ id, title_of_decision })),
      room_texts: stage.room_texts,
    };
    return [{ run_id: run.id, phase, state, from_run: JSON.stringify(from_run), text: null, is_authors: 0 }];
  });
  return { minutes: defaultMinutes(figures.running_seconds), questions };
}

/**
 * Returns the key fact of a stage that a question quotes: the first that stayed in its rooms although it argues against the
 * decision. A fact that only one person had is not quoted.
 */
function quotedFact({ not_shared }: ReturnType<typeof findingsView>, scenarioId: number): string | null {
  const fact = not_shared?.facts.find(
    ({ scenario_id, is_read }) => scenario_id === scenarioId && is_read !== null,
  );
  return fact?.text ?? null;
}
