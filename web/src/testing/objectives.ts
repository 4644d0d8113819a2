import type { Answer, Calls } from '@vincere/contract';

type Report = Answer<Calls['getObjectivesReport']>;
type Rated = Report['ratings'][number];

export const objective = { id: 71, title: 'Decide in time', text: 'The vote is in before the clock is out.' };

/** Returns the rating of the objective by one facilitator in the first stage, as facilitators read it. */
export const ratedPlace = (changes: Partial<Rated> = {}): Rated => ({
  stage_number: 1,
  objective_id: objective.id,
  room_name: null,
  raters: 1,
  marks: [{ mark: 'S', people: 1 }],
  remarks: [],
  by: [{ name: 'Ada Lovelace', mark: 'S', remark: '', may_be_shared: false }],
  ...changes,
});

/** Returns a report with one objective in two stages, without ratings. */
export const objectivesReport = (changes: Partial<Report> = {}): Report => ({
  objectives: [objective],
  raters: 3,
  stages: [
    {
      stage_number: 1,
      scenario_id: 21,
      title_of_scenario: 'Adrift in the Strait',
      room_texts: null,
      seconds: 1140,
      clock_seconds: 1200,
      facts: { shared: 5, of: 7 },
      moved: { people: 4, of: 24 },
    },
    {
      stage_number: 2,
      scenario_id: 22,
      title_of_scenario: 'Fire in the Harbour',
      room_texts: null,
      seconds: 2580,
      clock_seconds: null,
      facts: null,
      moved: null,
    },
  ],
  ratings: [],
  ...changes,
});

/** The report of a run without objectives. */
export const noObjectives = objectivesReport({ objectives: [], raters: 0 });
