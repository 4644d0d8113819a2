import { shownAnnouncements } from '@vincere/contract';
import {
  isFinished,
  isInUse,
  type Room,
  rolesOf,
  runningMs,
  type Standing,
  stageClock,
} from '@vincere/domain';
import { fileView } from '../../authoring/files/views.ts';
import type { Seat } from '../../platform/http/caller.ts';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import { mayReadFile } from '../access/standing.ts';
import { readPlan } from '../store/runs/rehearsal-plan.ts';
import type { RunRow } from '../store/runs/runs.ts';
import type { RunFacts } from './facts.ts';
import { hasBegun } from './place.ts';

/**
 * The reader of a run. Administrators see everything, observers everything except the facilitators' private notes, and
 * participants what their seat may see. The seat is looked up in the facts of the run, because a seat that was read at
 * another moment might not match them.
 */
export type Reader = { user: { id: number; is_admin: boolean }; standing?: Standing };

/** Readers who see the same of a run, apart from their own entries: administrators, observers, or the members of a room. */
export type Audience = 'administrators' | 'observers' | Room | 'nobody';

export function audienceOf({ user, standing }: Reader, seat: Pick<Seat, 'room_name'> | undefined): Audience {
  if (user.is_admin) return 'administrators';
  return standing === 'observer' ? 'observers' : (seat?.room_name ?? 'nobody');
}

/** Returns whether an audience sees all votes and rooms. */
export function seesPlay(audience: Audience): audience is 'administrators' | 'observers' {
  return audience === 'administrators' || audience === 'observers';
}

/** Returns the fields that are the same for everyone in an audience until the run gets a new revision. */
export function sharedView({ run, place, ...facts }: RunFacts, audience: Audience) {
  const seesAll = seesPlay(audience);
  const { simulation, texts } = facts;
  const seesScenario = audience === 'administrators' || hasBegun(place);
  const seesOutcome = audience === 'administrators' || isFinished(run.status) || facts.is_outcome_shown;
  return {
    id: run.id,
    name: run.name,
    status: run.status,
    access_code: run.access_code,
    created_at: isoTime(run.created_at),
    updatedAt: isoTime(run.updated_at),
    sim_pass: run.sim_pass === 1,
    guest_join: run.guest_join === 1,
    questionnaires: run.questionnaires,
    names_answers: run.names_answers === 1,
    table: run.has_table === 1,
    asks_confidence: run.asks_confidence === 1,
    shared: run.shared_at !== null,
    rooms: facts.rooms,
    plenary_ends_at: isFinished(run.status) ? null : isoTimeOrNull(run.plenary_ends_at),
    rehearsal: rehearsalView(run),
    total_run_time: Math.floor(run.running_ms / 1000),
    last_start_time: isoTimeOrNull(run.last_start_time),
    revision: run.revision,
    simulation: {
      ...simulation,
      created_at: isoTime(simulation.created_at),
      files: facts.briefing_files.map(fileView),
    },
    current_stage: texts && {
      id: texts.stage_id,
      stage_number: texts.stage_number,
      stage_instruction: seesScenario ? texts.stage_instruction : '',
    },
    current_scenario: texts && {
      id: texts.scenario_id,
      name: texts.name,
      description: seesScenario ? texts.description : '',
      asks_order: seesScenario && texts.asks_order === 1,
      all_decisions: seesScenario ? facts.offered : [],
      files: (seesScenario ? facts.scenario_files : [])
        .filter(({ room_name }) => isInUse(room_name, rolesOf(facts.rooms)))
        .filter((file) => seesPlay(audience) || (audience !== 'nobody' && mayReadFile(audience, file)))
        .map(fileView),
    },
    last_outcome: seesOutcome ? facts.last_outcome : null,
    is_outcome_shown: facts.is_outcome_shown,
    stage_begun_at: hasBegun(place) ? isoTime(place.visit.entered_at) : null,
    nudged_at: isoTimeOrNull(place?.visit?.nudged_at ?? null),
    // Facilitators get the announcements of all rooms, because they can take back only those they see.
    announcements: (seesAll
      ? facts.announcements
      : facts.announcements
          .filter(({ room_name, is_current }) => is_current && (room_name === null || room_name === audience))
          .slice(0, shownAnnouncements)
    ).map(announcementView),
    notes: audience === 'administrators' ? run.notes : null,
    takeaway: audience === 'administrators' ? run.takeaway : null,
  };
}

export function announcementView({
  id,
  room_name,
  content,
  created_at,
  stage_number,
}: Omit<RunFacts['announcements'][number], 'is_current'>) {
  return { id, room_name, content, created_at: isoTime(created_at), stage_number };
}

function rehearsalView({ rehearsal }: RunRow) {
  const plan = readPlan(rehearsal);
  return plan && { way: plan.at + 1, ways: plan.ways.length };
}

/** Returns the fields that change with time, without a new revision. */
export function clockView({ run, place, texts }: RunFacts, now: number) {
  const visit = place?.visit;
  return {
    elapsed_seconds: Math.floor(runningMs(run, now) / 1000),
    server_time: isoTime(now),
    stage_clock:
      texts &&
      stageClock(
        {
          duration_seconds: texts.duration_seconds,
          set_seconds: visit?.set_seconds ?? null,
          extra_seconds: visit?.extra_seconds ?? 0,
          has_begun: visit?.has_begun === 1,
          entered_at_running_ms: visit?.entered_at_running_ms ?? 0,
        },
        run,
        now,
      ),
  };
}

/** Returns a participant's seat. Only the participant gets the room's notes, and only they and administrators the email. */
export function seatView(
  { place, room_runs }: RunFacts,
  seat: RunFacts['seats'][number],
  seesAll: boolean,
  isOwn: boolean,
) {
  const roomRun = seesAll || hasBegun(place) ? room_runs.get(seat.room_name) : undefined;
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
}

/**
 * Returns the final votes as a reader may see them. Votes of an open scenario are hidden unless `seesAll` or the run is
 * finished.
 */
export function decisionViews(
  votes: RunFacts['final_votes'],
  run: RunRow,
  closedScenarioIds: ReadonlySet<number>,
  seesAll: boolean,
) {
  const isUncovered = seesAll || isFinished(run.status);
  return votes.map((vote) => {
    const isShown = isUncovered || closedScenarioIds.has(vote.scenario_id);
    return {
      user_run_id: vote.seat_id,
      scenario_id: vote.scenario_id,
      decision_chosen_id: isShown ? vote.decision_chosen_id : null,
      reasoning: isShown ? vote.reasoning : null,
      evidence: isShown ? vote.evidence : [],
      evidence_files: isShown ? vote.evidence_files : [],
      on_behalf: vote.recorded_by !== null,
    };
  });
}
