import type { ObjectivesReport } from '@vincere/contract';
import { countMarks, countShared, roles, smallestGroup, stayedAndMoved } from '@vincere/domain';
import { runFigures } from '../findings/figures.ts';
import type { RunWithFacts } from '../played-run/load.ts';
import type { listRatings } from './store.ts';

type StoredRating = Awaited<ReturnType<typeof listRatings>>[number];
type Rated = ObjectivesReport['ratings'][number];
type RatedPlace = Pick<Rated, 'stage_number' | 'objective_id' | 'room_name'>;

/** The ratings of the objectives of a run, without the names of the raters. */
export type UnnamedReport = Omit<ObjectivesReport, 'ratings'> & { ratings: UnnamedRating[] };
type UnnamedRating = Omit<Rated, 'by'>;

/**
 * Returns how the objectives of a run were rated, and what the run recorded in each closed stage. Only facilitators get the
 * raters' names and the remarks that may not be shared.
 */
export function objectivesReport(
  playedRun: RunWithFacts,
  ratings: readonly StoredRating[],
  is_facilitator: boolean,
): ObjectivesReport {
  const { places, ...report } = ratedView(playedRun, ratings);
  return {
    ...report,
    ratings: places.map(({ place, ratings: placeRatings }) => ({
      ...unnamedView(place, placeRatings, !is_facilitator),
      by: is_facilitator ? placeRatings.map(raterView) : null,
    })),
  };
}

/**
 * Returns the report of objectives for a file, which never names raters; null for a run without objectives. With `onlyShared`,
 * it has only the remarks that may be shared.
 */
export function unnamedReport(
  playedRun: RunWithFacts,
  ratings: readonly StoredRating[],
  onlyShared: boolean,
): UnnamedReport | null {
  const { places, ...report } = ratedView(playedRun, ratings);
  if (report.objectives.length === 0) return null;
  return {
    ...report,
    ratings: places.map(({ place, ratings: placeRatings }) => unnamedView(place, placeRatings, onlyShared)),
  };
}

/** Returns the objectives, the number of raters, the figures of the stages, and the ratings by place in the order of the report. */
function ratedView(playedRun: RunWithFacts, ratings: readonly StoredRating[]) {
  const { objectives } = playedRun.simulation;
  const placeOf = ({ objective_id, room_name }: RatedPlace) =>
    objectives.findIndex(({ id }) => id === objective_id) * (roles.length + 1) +
    (room_name === null ? 0 : 1 + roles.findIndex((role) => role === room_name));
  return {
    objectives: objectives.map(({ id, title, text }) => ({ id, title, text })),
    raters: new Set(ratings.map(({ user_id }) => user_id)).size,
    stages: stageFigures(playedRun),
    places: ratedPlaces(ratings).toSorted(
      ({ place: a }, { place: b }) => a.stage_number - b.stage_number || placeOf(a) - placeOf(b),
    ),
  };
}

function stageFigures(playedRun: RunWithFacts): ObjectivesReport['stages'] {
  return runFigures(playedRun).stages.map((stage, index) => {
    const facts = countShared(stage.facts.map(({ spread }) => spread));
    const { stayed, moved } = stayedAndMoved((stage.shift?.rooms ?? []).flatMap(({ flows }) => flows));
    return {
      stage_number: stage.stage_number,
      scenario_id: stage.scenario_id,
      title_of_scenario: playedRun.stages[index]?.title_of_scenario ?? '',
      room_texts: playedRun.stages[index]?.room_texts ?? null,
      seconds: stage.seconds,
      clock_seconds: stage.clock_seconds,
      facts: facts.of === 0 ? null : facts,
      moved: stayed + moved < smallestGroup ? null : { people: moved, of: stayed + moved },
    };
  });
}

/** Groups ratings by their objective, stage and room. */
function ratedPlaces(ratings: readonly StoredRating[]): { place: RatedPlace; ratings: StoredRating[] }[] {
  const places: { place: RatedPlace; ratings: StoredRating[] }[] = [];
  for (const rating of ratings) {
    const { stage_number, objective_id } = rating;
    const room_name = rating.room_name || null;
    const ratedPlace = places.find(
      ({ place }) =>
        place.stage_number === stage_number &&
        place.objective_id === objective_id &&
        place.room_name === room_name,
    );
    if (ratedPlace === undefined)
      places.push({ place: { stage_number, objective_id, room_name }, ratings: [rating] });
    else ratedPlace.ratings.push(rating);
  }
  return places;
}

function unnamedView(
  place: RatedPlace,
  ratings: readonly StoredRating[],
  onlyShared: boolean,
): UnnamedRating {
  const remarks = ratings
    .filter(({ remark, may_be_shared }) => remark !== '' && (!onlyShared || may_be_shared === 1))
    .map(({ remark, may_be_shared }) => ({ text: remark, may_be_shared: may_be_shared === 1 }));
  return {
    ...place,
    raters: ratings.length,
    marks: countMarks(ratings),
    remarks: remarks.toSorted((a, b) => (a.text < b.text ? -1 : 1)),
  };
}

function raterView({ first_name, last_name, mark, remark, may_be_shared }: StoredRating) {
  return {
    name: `${first_name} ${last_name}`.trim(),
    mark,
    remark,
    may_be_shared: may_be_shared === 1,
  };
}
