import {
  isInUse,
  judgeRating,
  normalRating,
  ratingRefusal,
  refuse,
  requireReachedStage,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../../play/app.ts';
import { listObjectivesOfRun } from '../../play/editions/read.ts';
import { inUseOf } from '../../play/store/rooms/run-rooms.ts';
import { isDebriefDone } from '../../play/store/runs/guided-debriefs.ts';
import { announceTo, lockRunQuietly, type RunRow } from '../../play/store/runs/runs.ts';
import { listVisitTimes } from '../../play/store/runs/visits.ts';
import { loadPlayedRun } from '../played-run/load.ts';
import { findRating, listOwnRatings, type RatingRow, replaceRating } from './store.ts';

export const getRatings: CallHandler<'getRatings', App> = async ({ params, caller }, app) => {
  const db = app.db.read;
  const { run, rooms, simulation, reachedStages } = await loadPlayedRun(db, params.runId, app.clock());
  const ownRatings = await listOwnRatings(db, run.id, caller.user.id);
  return {
    objectives: simulation.objectives.map(({ id, title, text }) => ({ id, title, text })),
    stages: reachedStages.map(({ stage_number, scenario_id, title_of_scenario }) => ({
      stage_number,
      scenario_id,
      title_of_scenario,
    })),
    total_stages: simulation.stages.length,
    rooms,
    is_open: (await refusalOf(db, run, app.clock())) === null,
    own: ownRatings.map(ratingView),
  };
};

export const saveRating: CallHandler<'saveRating', App> = ({ params, body, caller, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRunQuietly(change, params.runId);
    const now = app.clock();
    const refusal = await refusalOf(change.tx, run, now);
    if (refusal !== null) refuse(refusal);
    const { stage_number, objective_id, room_name, revision } = body;
    const visits = await listVisitTimes(change.tx, run.id);
    requireReachedStage(
      visits.map((visit) => visit.stage_number),
      stage_number,
    );
    const objectives = await listObjectivesOfRun(change.tx, run);
    if (!objectives.some(({ id }) => id === objective_id)) refuse('objective.unknown');
    if (room_name !== null && !isInUse(room_name, inUseOf(run))) refuse('room.not-in-use');
    const key = {
      run_id: run.id,
      user_id: caller.user.id,
      stage_number,
      objective_id,
      room_name: room_name ?? ('' as const),
    };
    const storedRating = await findRating(change.tx, key);
    const givenRating = normalRating(body);
    if (
      storedRating !== undefined &&
      judgeRating(ratingView(storedRating), givenRating, revision) === 'repeat'
    )
      return ratingView(storedRating);
    const rating: RatingRow = {
      ...key,
      mark: givenRating.mark,
      remark: givenRating.remark,
      may_be_shared: givenRating.may_be_shared ? 1 : 0,
      revision: revision + 1,
      updated_at: now,
    };
    await replaceRating(change.tx, rating);
    // Other devices of the rater would otherwise save a mark with a remark that has changed since.
    announceTo(change, run, 'rating-changed', caller.user.id);
    return ratingView(rating);
  });

async function refusalOf(db: Queries, run: RunRow, now: number) {
  const { status, ended_at } = run;
  const ratedRun = { status, ended_at, is_rehearsal: run.rehearsal !== null };
  return ratingRefusal(ratedRun, await isDebriefDone(db, run.id), now);
}

function ratingView({
  stage_number,
  objective_id,
  room_name,
  mark,
  remark,
  may_be_shared,
  revision,
  updated_at,
}: RatingRow) {
  return {
    stage_number,
    objective_id,
    room_name: room_name || null,
    mark,
    remark,
    may_be_shared: may_be_shared === 1,
    revision,
    updated_at: isoTime(updated_at),
  };
}
