import type { Run } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import { formatNumber } from '../../lib/format.ts';
import { inAList } from '../../lib/list-names.ts';
import { t } from '../../lib/text.ts';
import type { RunBoard, Seat } from './types.ts';

/** How the votes of one room stand: those cast in it, and the people in it who have cast none and still can. */
export type RoomStanding = {
  role: Role;
  people: number;
  voted: number;
  /** Votes cast here and still to come: who voted and was moved away counts here all the same. */
  ballots: number;
  counts: ReadonlyMap<number, number>;
  /** The decisions with most votes: several when level, none without votes. */
  leading: readonly number[];
};

export function roomStandings(board: RunBoard): RoomStanding[] {
  return roles.map((role) => {
    const here = board.seats.filter((seat) => seat.room_name === role && seat.is_active);
    const counts = new Map((board.room_votes[role] ?? []).map((one) => [one.decision_id, one.count]));
    const voted = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const most = Math.max(1, ...counts.values());
    return {
      role,
      people: here.length,
      voted,
      ballots: voted + here.filter((seat) => seat.room_vote === null).length,
      counts,
      leading: [...counts].filter(([, count]) => count === most).map(([id]) => id),
    };
  });
}

/** How far the final decisions are: those cast, and the people who are asked for one. */
export function finalTurnout(board: RunBoard): { cast: number; people: number; missing: Seat[] } {
  const cast = board.final_votes.reduce((sum, one) => sum + one.count, 0);
  const ids = new Set(board.missing_user_run_ids);
  const missing = board.seats.filter((seat) => ids.has(seat.user_run_id));
  return { cast, people: cast + missing.length, missing };
}

/** Why Next Stage is closed, or what it would do. */
export type Outlook =
  | { state: 'draft' | 'paused' | 'reading' | 'nobody' | 'waiting' | 'undecided' | 'tied' | 'ends' }
  | { state: 'moves'; to: string };

export function outlookOf(run: Run, board: RunBoard): Outlook {
  if (run.status === 'DRAFT') return { state: 'draft' };
  if (run.status === 'PAUSED') return { state: 'paused' };
  // Run and board are two reads: right after an advance one of them is still that of the stage before.
  if (run.current_scenario?.id !== board.scenario_id) return { state: 'reading' };
  // A scenario without decisions ends the simulation, whoever is there (ruling 4.7).
  if (board.final_votes.length === 0) return { state: 'ends' };
  if (board.seats.length === 0) return { state: 'nobody' };
  if (board.missing_user_run_ids.length > 0) return { state: 'waiting' };
  if (board.rule_choice === null) return { state: 'undecided' };
  if (board.leading.length > 1) return { state: 'tied' };
  const next = nextOf(board, board.rule_choice.decision_id);
  return next === null ? { state: 'ends' } : { state: 'moves', to: next };
}

export function canAdvance({ state }: Outlook): boolean {
  return state === 'tied' || state === 'ends' || state === 'moves';
}

/** The name of the scenario that a decision leads to; null where it ends the simulation. */
export function nextOf(board: RunBoard, decisionId: number): string | null {
  return board.next.find(({ decision_id }) => decision_id === decisionId)?.scenario?.name ?? null;
}

export function fullName(seat: Pick<Seat, 'first_name' | 'last_name'>): string {
  return `${seat.first_name} ${seat.last_name}`.trim();
}

/** How a person is reached; a guest has left no address. */
export function contactOf(seat: Pick<Seat, 'email_address'>): string {
  return seat.email_address || t('Guest');
}

const mostNames = 10;

/** `Ada, Ben and Cem`; of more than ten the first ten, and `5 more`. */
export function nameList(seats: readonly Seat[]): string {
  const names = seats.slice(0, mostNames).map(fullName);
  const more = seats.length - names.length;
  const all = more > 0 ? [...names, t('{more} more', { more })] : names;
  return inAList(all);
}

const words = t('No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve').split(' ');

/** `Nine`, from thirteen on `13`. */
export function countWord(count: number): string {
  return words[count] ?? formatNumber(count);
}
