import type { ObjectivesReport } from '@vincere/contract';
import { countMarks, countShared, roles, smallestGroup, stayedAndMoved } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { listObjectivesOfRun } from '../../play/editions/read.ts';
import { roomsOfStage } from '../../play/editions/rooms.ts';
import type { KnownStage } from '../../play/run-facts/known-stages.ts';
import { runFigures } from '../findings/figures.ts';
import type { PlayedRun } from '../played-run.ts';
import { listRatings } from './store.ts';

type StoredRating = Awaited<ReturnType<typeof listRatings>>[number];
type Rated = ObjectivesReport['ratings'][number];
type RatedPlace = Pick<Rated, 'stage_number' | 'objective_id' | 'room_name'>;

/** The ratings of the objectives of a run, without the names of the raters. */
export type UnnamedReport = Omit<ObjectivesReport, 'ratings'> & { ratings: UnnamedRating[] };
type UnnamedRating = Omit<Rated, 'by'>;

/**
 * Returns how the objectives of a run were rated, and what the run recorded in each closed stage. Only facilitators get the
 * raters' names and the remarks that may not be shared. `now` in epoch ms.
 */
export async function objectivesReport(
  db: Queries,
  playedRun: PlayedRun,
  knownStages: readonly KnownStage[],
  { now, is_facilitator }: { now: number; is_facilitator: boolean },
): Promise<ObjectivesReport> {
  const { places, ...report } = await loadRated(db, playedRun);
  return {
    ...report,
    stages: stageFigures(playedRun, knownStages, now),
    ratings: places.map(({ place, ratings }) => ({
      ...unnamedView(place, ratings, !is_facilitator),
      by: is_facilitator ? ratings.map(raterView) : null,
    })),
  };
}

/**
 * Returns the report of objectives for a file, which never names raters; null for a run without objectives. With `only_shared`,
 * it has only the remarks that may be shared. `now` in epoch ms.
 */
export async function unnamedReport(
  db: Queries,
  playedRun: PlayedRun,
  knownStages: readonly KnownStage[],
  { now, only_shared }: { now: number; only_shared: boolean },
): Promise<UnnamedReport | null> {
  const { places, ...report } = await loadRated(db, playedRun);
  if (report.objectives.length === 0) return null;
  return {
    ...report,
    stages: stageFigures(playedRun, knownStages, now),
    ratings: places.map(({ place, ratings }) => unnamedView(place, ratings, only_shared)),
  };
}

/** Returns the objectives of a run, the number of raters, and the ratings by place in the order of the report. */
async function loadRated(db: Queries, { run }: PlayedRun) {
  const ratings = await listRatings(db, run.id);
  const objectives = await listObjectivesOfRun(db, run);
  const placeOf = ({ objective_id, room_name }: RatedPlace) =>
    objectives.findIndex(({ id }) => id === objective_id) * (roles.length + 1) +
    (room_name === null ? 0 : 1 + roles.findIndex((role) => role === room_name));
  return {
    objectives: objectives.map(({ id, title, text }) => ({ id, title, text })),
    raters: new Set(ratings.map(({ user_id }) => user_id)).size,
    places: ratedPlaces(ratings).toSorted(
      ({ place: a }, { place: b }) => a.stage_number - b.stage_number || placeOf(a) - placeOf(b),
    ),
  };
}

function stageFigures(
  playedRun: PlayedRun,
  knownStages: readonly KnownStage[],
  now: number,
): ObjectivesReport['stages'] {
  return runFigures(playedRun, knownStages, now).stages.map((stage) => {
    const facts = countShared(stage.facts.map(({ spread }) => spread));
    const { stayed, moved } = stayedAndMoved((stage.shift?.rooms ?? []).flatMap(({ flows }) => flows));
    return {
      stage_number: stage.stage_number,
      scenario_id: stage.scenario_id,
      title_of_scenario: playedRun.scenarios.find(({ id }) => id === stage.scenario_id)?.name ?? '',
      room_texts: roomsOfStage(playedRun.run, playedRun.rooms, playedRun.editions, stage.scenario_id),
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
