import type { Role, Room } from '../rooms/rooms.ts';

/** A number of things out of those that there were. */
export type Counted = { count: number; of: number };

/** A vote of the person: the decision, and when it was cast (epoch ms). */
type OwnVote = { decision_id: number; at: number };

/** The record of a person in one stage, in which they had a seat when it closed. */
export type OwnStage = {
  stage_number: number;
  /** `seconds`: running time since the stage began; null if the person joined after it had begun. */
  room_vote: (OwnVote & { seconds: number | null }) | null;
  /** Null without one, and for one that a facilitator recorded. `evidence`: the rooms of the posts and files that it cites. */
  final_vote: (OwnVote & { room_name: Room; evidence: readonly Room[] }) | null;
  /** The length of the clock with all time that was added; null without a limit. */
  clock_seconds: number | null;
  /** The table as it was when the stage closed. */
  items: readonly OwnItem[];
  /** The posts that the person's room had, and how many the person read. `count` is null if no read marks were kept. */
  posts: { count: number | null; of: number };
  /** The signed notes of the person's room. `count` is null if the person's notes can't be told from those of a namesake. */
  notes: { count: number | null; of: number };
};

export type OwnItem = {
  id: number;
  room_name: Role;
  added_at: number;
  /** Whether the person put it on the table. */
  is_own: boolean;
  /** Whether the person's final decision cites it. */
  is_cited: boolean;
  /** The other people whose final decisions cite it. */
  others: number;
};

/** The record of one person in a run. Null, or an empty list, is what it did not measure. Times are epoch ms or ISO 8601. */
export type OwnRecord<Time = number> = {
  /** The items that the person put on the table. */
  brought: { stage_number: number; item_id: number; others: number }[] | null;
  /** The person's notes, out of all signed notes of their rooms. */
  notes: Counted | null;
  /** The items of other rooms that the person's final decisions cite, out of all that were on the tables. */
  heard: { items: { stage_number: number; item_id: number }[]; of: number } | null;
  /** The stages in which the final decision differs from the room vote, out of those with both. */
  changes: {
    stages: { stage_number: number; room_voted_at: Time; decided_at: Time; items_between: number }[];
    of: number;
  } | null;
  /** The posts and files of other rooms, out of all that the person's final decisions cite. */
  evidence: Counted | null;
  /** The posts read, out of those that the person's rooms had. */
  posts: Counted | null;
  /** The time of each room vote of the person, in seconds of running time since the stage began. */
  times: { stage_number: number; seconds: number; clock_seconds: number | null }[];
};

/** Returns what a run recorded about a person. `stages` are those in which the person had a seat when they closed. */
export function ownRecord(stages: readonly OwnStage[], { hasTable }: { hasTable: boolean }): OwnRecord {
  const withTable = hasTable ? stages : [];
  return {
    brought: withTable.length === 0 ? null : withTable.flatMap(broughtIn),
    notes: total(stages.map(({ notes }) => notes)),
    heard: heard(withTable),
    changes: changes(stages),
    evidence: evidence(withTable),
    posts: total(stages.map(({ posts }) => posts)),
    times: stages.flatMap(({ stage_number, room_vote, clock_seconds }) =>
      room_vote === null || room_vote.seconds === null
        ? []
        : [{ stage_number, seconds: room_vote.seconds, clock_seconds }],
    ),
  };
}

function broughtIn({ stage_number, items }: OwnStage) {
  return items
    .filter(({ is_own }) => is_own)
    .map(({ id: item_id, others }) => ({ stage_number, item_id, others }));
}

/** Leaves out stages without a final decision of the person's own, and decisions made in the dashboard, which has no own posts. */
function votedInRoom(stages: readonly OwnStage[]) {
  return stages.flatMap((stage) =>
    stage.final_vote === null || stage.final_vote.room_name === 'dashboard'
      ? []
      : [{ ...stage, final_vote: stage.final_vote }],
  );
}

function heard(stages: readonly OwnStage[]): OwnRecord['heard'] {
  const fromOthers = votedInRoom(stages).flatMap(({ stage_number, final_vote, items }) =>
    items
      .filter(({ room_name }) => room_name !== final_vote.room_name)
      .map((item) => ({ stage_number, ...item })),
  );
  if (fromOthers.length === 0) return null;
  const usedItems = fromOthers.filter(({ is_cited }) => is_cited);
  return {
    items: usedItems.map(({ stage_number, id: item_id }) => ({ stage_number, item_id })),
    of: fromOthers.length,
  };
}

function evidence(stages: readonly OwnStage[]): Counted | null {
  const otherRoomFlags = votedInRoom(stages).flatMap(({ final_vote }) =>
    final_vote.evidence.map((room) => room !== 'dashboard' && room !== final_vote.room_name),
  );
  return otherRoomFlags.length === 0
    ? null
    : { count: otherRoomFlags.filter(Boolean).length, of: otherRoomFlags.length };
}

function changes(stages: readonly OwnStage[]): OwnRecord['changes'] {
  const both = stages.flatMap(({ stage_number, room_vote, final_vote, items }) =>
    room_vote === null || final_vote === null ? [] : [{ stage_number, room_vote, final_vote, items }],
  );
  if (both.length === 0) return null;
  const changedStages = both.filter(
    ({ room_vote, final_vote }) => room_vote.decision_id !== final_vote.decision_id,
  );
  return {
    stages: changedStages.map(({ stage_number, room_vote, final_vote, items }) => ({
      stage_number,
      room_voted_at: room_vote.at,
      decided_at: final_vote.at,
      items_between: items.filter(({ added_at }) => added_at > room_vote.at && added_at < final_vote.at)
        .length,
    })),
    of: both.length,
  };
}

/** Adds up what was counted. Returns null if there was nothing to count, or nobody counted it in any stage. */
function total(counts: readonly { count: number | null; of: number }[]): Counted | null {
  const of = counts.reduce((sum, count) => sum + count.of, 0);
  if (of === 0 || counts.every(({ count }) => count === null)) return null;
  return { count: counts.reduce((sum, { count }) => sum + (count ?? 0), 0), of };
}
