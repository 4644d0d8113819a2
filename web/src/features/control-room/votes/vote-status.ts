import type { Run } from '@vincere/contract';
import { type Role, roomTurnout } from '@vincere/domain';
import { isBetweenStages } from '../../../lib/between-stages.ts';
import { formatNumber } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import type { RunBoard, Seat } from '../types.ts';

/** The state of one room's vote. */
export type RoomVoteStatus = {
  role: Role;
  /** Votes cast in this room, also by people who have moved to another one since. */
  voted: number;
  /** Votes cast in this room, and those still possible there. */
  ballots: number;
  /** Vote counts by decision id. */
  counts: ReadonlyMap<number, number>;
  /** Ids of the decisions with most votes: several in a tie, none without votes. */
  leading: readonly number[];
};

/** Returns the state of each room in use, in their order. */
export function roomVoteStatuses(board: RunBoard, inUse: readonly Role[]): RoomVoteStatus[] {
  const seats = board.seats
    .filter(({ is_active }) => is_active)
    .map(({ user_run_id: id, room_name }) => ({ id, room_name }));
  const votes = board.seats.flatMap(({ user_run_id: seat_id, room_vote_in: room_name }) =>
    room_name === null ? [] : [{ seat_id, room_name }],
  );
  return inUse.map((role) => {
    const counts = new Map((board.room_votes[role] ?? []).map((vote) => [vote.decision_id, vote.count]));
    const most = Math.max(1, ...counts.values());
    return {
      role,
      ...roomTurnout(role, seats, votes),
      counts,
      leading: [...counts].filter(([, count]) => count === most).map(([id]) => id),
    };
  });
}

/** Returns the number of final decisions cast, the number of people expected to cast one, and the seats still missing. */
export function finalTurnout(board: RunBoard): { cast: number; people: number; missing: Seat[] } {
  const cast = board.final_votes.reduce((sum, vote) => sum + vote.count, 0);
  const ids = new Set(board.missing_user_run_ids);
  const missingSeats = board.seats.filter((seat) => ids.has(seat.user_run_id));
  return { cast, people: cast + missingSeats.length, missing: missingSeats };
}

/** The reason why Next Stage is disabled, or its effect if it is enabled. */
export type NextStageStatus =
  | {
      state:
        | 'draft'
        | 'paused'
        | 'revealed'
        | 'reading'
        | 'nobody'
        | 'waiting'
        | 'undecided'
        | 'tied'
        | 'ends';
    }
  | { state: 'moves'; to: string };

/** Returns why Next Stage is disabled, or its effect if it is enabled. */
export function nextStageStatus(run: Run, board: RunBoard): NextStageStatus {
  if (run.status === 'DRAFT') return { state: 'draft' };
  if (isBetweenStages(run)) return { state: 'revealed' };
  if (run.status === 'PAUSED') return { state: 'paused' };
  // Run and board are read separately: right after an advance one of them may still be of the previous stage.
  if (run.current_scenario?.id !== board.scenario_id) return { state: 'reading' };
  // A scenario without decisions ends the simulation, even if nobody has joined.
  if (board.final_votes.length === 0) return { state: 'ends' };
  if (board.seats.length === 0) return { state: 'nobody' };
  if (board.missing_user_run_ids.length > 0) return { state: 'waiting' };
  if (board.rule_choice === null) return { state: 'undecided' };
  if (board.leading.length > 1) return { state: 'tied' };
  const next = nextOf(board, board.rule_choice.decision_id);
  return next === null ? { state: 'ends' } : { state: 'moves', to: next };
}

/** Returns whether an advance ends the simulation, whatever is decided or because of what was decided. */
export function endsSimulation(run: Run, board: RunBoard): boolean {
  const { state } = nextStageStatus(run, board);
  if (state === 'ends') return true;
  if (state === 'draft' || state === 'revealed' || state === 'reading') return false;
  return board.next.length > 0 && board.next.every(({ scenario }) => scenario === null);
}

/** Returns whether Next Stage is enabled. */
export function canAdvance({ state }: NextStageStatus): boolean {
  return state === 'tied' || state === 'ends' || state === 'moves';
}

/** Returns the name of the scenario that a decision leads to; null if it ends the simulation. */
export function nextOf(board: RunBoard, decisionId: number): string | null {
  return board.next.find(({ decision_id }) => decision_id === decisionId)?.scenario?.name ?? null;
}

/** Returns first and last name, joined by a space. */
export function fullName(seat: Pick<Seat, 'first_name' | 'last_name'>): string {
  return `${seat.first_name} ${seat.last_name}`.trim();
}

/** Returns a person's email address, or `Guest` for guests, who have none. */
export function contactOf(seat: Pick<Seat, 'email_address'>): string {
  return seat.email_address || t('Guest');
}

const maxNames = 10;

/** Returns names as `Ada, Ben and Cem`. Of more than ten people it returns the first ten and, for example, `5 more`. */
export function nameList(seats: readonly Pick<Seat, 'first_name' | 'last_name'>[]): string {
  const names = seats.slice(0, maxNames).map(fullName);
  const more = seats.length - names.length;
  const all = more > 0 ? [...names, t('{more} more', { more })] : names;
  return listNames(all);
}

const numberWords = t('No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve').split(' ');

/** Returns a number as a capitalised word up to `Twelve`, then as figures. */
export function countWord(count: number): string {
  return numberWords[count] ?? formatNumber(count);
}
