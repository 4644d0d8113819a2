import type { Answer, Calls } from '@vincere/contract';
import { isFinished, runningMs, stageClock } from '@vincere/domain';
import type { App } from '../app.ts';
import { listBriefingFiles, listScenarioFiles } from '../files/store.ts';
import { fileView } from '../files/views.ts';
import { mayReadFile } from '../participation/standing.ts';
import { listSeats, type Seat } from '../participation/store.ts';
import { listRoomRuns } from '../rooms/store.ts';
import { isoTime, isoTimeOrNull } from '../time.ts';
import { listVotes, type VoteRow } from '../votes/store.ts';
import { listOffered, placeOrBeginning } from './place.ts';
import { listClosedScenarioIds, type RunRow } from './store.ts';
import { findPlaceTexts, findSimulationTexts } from './texts.ts';

/** Who reads a run: an administrator sees all, a participant what the holder of the seat may know. */
export type Reader = { user: { id: number; is_admin: boolean }; seat: Seat | null };

/** A run as its reader may see it (rulings 4.2, 4.4, 4.10). */
export async function runView(app: App, run: RunRow, reader: Reader): Promise<Answer<Calls['getRun']>> {
  const db = app.db.read;
  const now = app.clock();
  const seesAll = reader.user.is_admin;
  const place = await placeOrBeginning(db, run);
  // Before the start there are no rooms, and the options are not shown to participants yet.
  const [simulation, texts, offered, briefingFiles, scenarioFiles, seats, roomRuns, finalVotes, closed] =
    await Promise.all([
      findSimulationTexts(db, run.simulation_id),
      place && findPlaceTexts(db, place.scenario_id),
      place && (seesAll || place.visit) ? listOffered(db, place.scenario_id) : [],
      listBriefingFiles(db, run.simulation_id),
      place && (seesAll || place.visit) ? listScenarioFiles(db, place.scenario_id) : [],
      listSeats(db, run.id),
      place?.visit ? listRoomRuns(db, run.id, place.scenario_id) : [],
      listVotes(db, run.id, 'final'),
      listClosedScenarioIds(db, run.id),
    ]);
  const roomRunOf = new Map(roomRuns.map((roomRun) => [roomRun.room_name, roomRun]));
  const held = reader.seat?.room_name;
  const ownFirst = [...seats].sort(
    (a, b) => Number(b.user_id === reader.user.id) - Number(a.user_id === reader.user.id),
  );

  return {
    id: run.id,
    name: run.name,
    status: run.status,
    access_code: run.access_code,
    created_at: isoTime(run.created_at),
    updatedAt: isoTime(run.updated_at),
    sim_pass: run.sim_pass === 1,
    total_run_time: Math.floor(run.running_ms / 1000),
    last_start_time: isoTimeOrNull(run.last_start_time),
    elapsed_seconds: Math.floor(runningMs(run, now) / 1000),
    server_time: isoTime(now),
    revision: run.revision,
    simulation: {
      ...simulation,
      created_at: isoTime(simulation.created_at),
      files: briefingFiles.map(fileView),
    },
    current_stage: texts && {
      id: texts.stage_id,
      stage_number: texts.stage_number,
      stage_instruction: texts.stage_instruction,
    },
    current_scenario: texts && {
      id: texts.scenario_id,
      name: texts.name,
      description: texts.description,
      all_decisions: offered,
      files: scenarioFiles
        .filter((file) => seesAll || (held !== undefined && mayReadFile(held, file)))
        .map(fileView),
    },
    stage_clock:
      texts &&
      stageClock(
        {
          duration_seconds: texts.duration_seconds,
          extra_seconds: place?.visit?.extra_seconds ?? 0,
          entered_at_running_ms: place?.visit?.entered_at_running_ms ?? 0,
        },
        run,
        now,
      ),
    users_playing: ownFirst.map((seat) => {
      const isOwn = seat.user_id === reader.user.id;
      const roomRun = roomRunOf.get(seat.room_name);
      return {
        user_run_id: seat.id,
        user_id: seat.user_id,
        created_at: isoTime(seat.created_at),
        user: {
          first_name: seat.first_name,
          last_name: seat.last_name,
          email_address: seesAll || isOwn ? seat.email_address : null,
        },
        room: {
          id: roomRun?.id ?? null,
          room_name: seat.room_name,
          notes: isOwn ? (roomRun?.notes ?? null) : null,
        },
      };
    }),
    all_users_decision: decisionViews(finalVotes, run, closed, reader),
    notes: seesAll ? run.notes : null,
  };
}

/** Final decisions as a reader may see them: those of others are covered unless their scenario is closed (ruling 4.4). */
export function decisionViews(
  votes: readonly VoteRow[],
  run: RunRow,
  closed: ReadonlySet<number>,
  reader: Reader,
) {
  const seesAll = reader.user.is_admin || isFinished(run.status);
  return votes.map((vote) => {
    const shown = seesAll || closed.has(vote.scenario_id) || vote.seat_id === reader.seat?.id;
    return {
      user_run_id: vote.seat_id,
      scenario_id: vote.scenario_id,
      decision_chosen_id: shown ? vote.decision_chosen_id : null,
      reasoning: shown ? vote.reasoning : null,
      on_behalf: vote.recorded_by !== null,
    };
  });
}
