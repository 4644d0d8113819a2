import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { type Room, roles } from '../rooms/rooms.ts';
import { tally } from '../votes/tally.ts';
import {
  type AdvanceFacts,
  type AdvanceRequest,
  decideAdvance,
  missingVoters,
  nextScenario,
  roomLeaders,
  ruleChoice,
} from './advance.ts';
import { runStatuses } from './run-status.ts';

const plain: AdvanceRequest = { advanced_controls: false };
const advanced: AdvanceRequest = { advanced_controls: true, force: true };

const decisions = [
  { id: 1, title_of_decision: 'Evacuate', link_next_scenario_id: 101 },
  { id: 2, title_of_decision: 'Hold', link_next_scenario_id: 102 },
  { id: 3, title_of_decision: 'Negotiate', link_next_scenario_id: null },
];
const people = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper', 'Mary Seacole'];

/** A run in which the n-th person voted for the n-th of `choices`; people without a choice have not voted. */
function runWith(choices: readonly number[], more: Partial<AdvanceFacts> = {}): AdvanceFacts {
  return {
    status: 'IN_PROGRESS',
    scenario_id: 50,
    has_begun: true,
    is_last_stage: false,
    decisions,
    seats: people.map((full_name, index) => ({ user_run_id: index + 1, full_name })),
    final_votes: choices.map((decision_chosen_id, index) => ({ user_run_id: index + 1, decision_chosen_id })),
    room_votes: [],
    ...more,
  };
}

const roomVotes = (...votes: [Room, number][]) =>
  votes.map(([room_name, decision_chosen_id]) => ({ room_name, decision_chosen_id }));

describe('advancing', () => {
  test('an advance follows the decision with the most final votes', () => {
    expect(decideAdvance(runWith([2, 1, 2, 2]), plain)).toEqual({
      kind: 'moves',
      decision_id: 2,
      decided_by: 'majority',
      forced: false,
      next_scenario_id: 102,
    });
  });

  test.each(runStatuses.filter((status) => status !== 'IN_PROGRESS'))(
    'an advance is refused for a run that is %s',
    (status) => {
      const isOver = status === 'COMPLETED' || status === 'ENDED';
      const refusal = new Refusal(isOver ? 'run.is-over' : 'run.not-in-progress');
      expect(() => decideAdvance(runWith([1, 1, 1, 1], { status }), plain)).toThrow(refusal);
    },
  );

  test('an advance is refused from a scenario that the run has left, so a double click advances once', () => {
    const facts = runWith([1, 1, 1, 1]);
    expect(decideAdvance(facts, { ...plain, scenario_id: 50 }).kind).toBe('moves');
    expect(() => decideAdvance(facts, { ...plain, scenario_id: 49 })).toThrow(
      new Refusal('advance.moved-on'),
    );
  });

  test('an advance is refused without any final decision, even when forced', () => {
    expect(() => decideAdvance(runWith([]), advanced)).toThrow(new Refusal('advance.no-decisions'));
    expect(() => decideAdvance(runWith([], { seats: [] }), plain)).toThrow(
      new Refusal('advance.no-decisions'),
    );
  });
});

describe('missing voters', () => {
  const missing = [
    { user_run_id: 3, full_name: 'Grace Hopper' },
    { user_run_id: 4, full_name: 'Mary Seacole' },
  ];

  test('missing voters block the advance and are named', () => {
    const refusal = new Refusal('advance.missing-voters', {
      names: 'Grace Hopper, Mary Seacole',
      missing_users: missing,
    });
    expect(() => decideAdvance(runWith([1, 1]), plain)).toThrow(refusal);
    expect(refusal.message).toBe("Some users haven't voted yet: Grace Hopper, Mary Seacole");
  });

  test('a forced advance skips missing voters and is recorded as forced', () => {
    expect(decideAdvance(runWith([1, 1]), advanced)).toMatchObject({ decision_id: 1, forced: true });
  });

  test('an advance is recorded as forced only if voters were missing', () => {
    expect(decideAdvance(runWith([1, 1, 1, 1]), advanced)).toMatchObject({ forced: false });
  });

  test('missing voters can be skipped only with advanced controls', () => {
    const refusal = new Refusal('run.advanced-controls-off');
    expect(() => decideAdvance(runWith([1, 1]), { force: true, advanced_controls: false })).toThrow(refusal);
  });

  test('the missing voters are the seats without a final vote', () => {
    const { seats, final_votes } = runWith([1, 1]);
    expect(missingVoters(seats, final_votes)).toEqual(missing);
  });
});

describe('the end of a simulation', () => {
  test('a simulation ends after a decision without a link', () => {
    expect(decideAdvance(runWith([3, 3, 3, 1]), plain)).toEqual({
      kind: 'ends',
      decision_id: 3,
      decided_by: 'majority',
      forced: false,
    });
  });

  test('a simulation ends after the last stage, whatever its decisions link to', () => {
    expect(decideAdvance(runWith([1, 1, 1, 1], { is_last_stage: true }), plain)).toMatchObject({
      kind: 'ends',
      decision_id: 1,
    });
  });

  test('a simulation ends after a scenario without decisions, without waiting for votes', () => {
    expect(decideAdvance(runWith([], { decisions: [] }), plain)).toEqual({
      kind: 'ends',
      decision_id: null,
      decided_by: null,
      forced: false,
    });
  });
});

describe('a tie', () => {
  const tied = [2, 1, 1, 2];

  test('a tie goes to the tied decision that leads in more rooms', () => {
    const room_votes = roomVotes(['social', 2], ['legal', 2], ['economic', 1]);
    expect(decideAdvance(runWith(tied, { room_votes }), plain)).toMatchObject({
      decision_id: 2,
      decided_by: 'rooms',
    });
  });

  test('a tie is settled by the number of rooms, not by the votes in them', () => {
    const room_votes = roomVotes(['social', 1], ['social', 1], ['social', 1], ['legal', 2], ['economic', 2]);
    expect(decideAdvance(runWith(tied, { room_votes }), plain)).toMatchObject({ decision_id: 2 });
  });

  test('a tie in votes and rooms goes to the decision that reached its count first', () => {
    const room_votes = roomVotes(['social', 2], ['legal', 1], ['economic', 3]);
    for (const facts of [runWith(tied), runWith(tied, { room_votes })]) {
      expect(decideAdvance(facts, plain)).toMatchObject({ decision_id: 1, decided_by: 'first' });
    }
  });

  test('a tie of three is settled by time among the decisions that lead in most rooms', () => {
    const room_votes = roomVotes(['social', 2], ['legal', 3]);
    const facts = runWith([1, 3, 2], { seats: [], room_votes });
    expect(decideAdvance(facts, plain)).toMatchObject({ decision_id: 3, decided_by: 'first' });
    expect(decideAdvance({ ...facts, room_votes: [] }, plain)).toMatchObject({
      decision_id: 1,
      decided_by: 'first',
    });
  });

  test('a tie goes to the tied decision that the facilitator names', () => {
    expect(decideAdvance(runWith(tied), { ...plain, decision_id: 2 })).toMatchObject({
      decision_id: 2,
      decided_by: 'facilitator',
    });
  });

  test('a tie cannot be settled with a decision that is not tied', () => {
    const refusal = new Refusal('advance.not-tied', { titles: 'Evacuate, Hold', tied: [1, 2] });
    expect(() => decideAdvance(runWith(tied), { ...plain, decision_id: 3 })).toThrow(refusal);
  });

  test('without a tie, naming the leading decision changes nothing and naming another is refused', () => {
    const facts = runWith([1, 1, 1, 2]);
    expect(decideAdvance(facts, { ...plain, decision_id: 1 })).toMatchObject({ decided_by: 'majority' });
    const refusal = new Refusal('advance.not-tied', { titles: 'Evacuate', tied: [1] });
    expect(() => decideAdvance(facts, { ...plain, decision_id: 2 })).toThrow(refusal);
  });
});

describe('any simulation', () => {
  /** The links out of one scenario per stage. A scenario id is stage * 10 + place: 10, 20 to 22, 30 to 38. */
  const link = (stage: number) =>
    fc.option(fc.integer({ min: 0, max: 8 }).map((place) => stage * 10 + place));
  const trees = fc.tuple(...[2, 3, 4].map((next) => fc.array(link(next), { maxLength: 3 })));
  const ballots = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...roles), fc.nat(2)), {
    minLength: 1,
    maxLength: 12,
  });

  const scenarioFacts = (
    links: readonly (number | null)[],
    stage: number,
    votes: readonly (readonly [number, Room, number])[],
  ): AdvanceFacts => ({
    status: 'IN_PROGRESS',
    scenario_id: stage * 10,
    has_begun: true,
    is_last_stage: stage === 3,
    decisions: links.map((link_next_scenario_id, index) => ({
      id: index,
      title_of_decision: `Decision ${index}`,
      link_next_scenario_id,
    })),
    seats: votes.map((_, index) => ({ user_run_id: index, full_name: `Person ${index}` })),
    final_votes: votes.map(([choice], index) => ({
      user_run_id: index,
      decision_chosen_id: choice % links.length,
    })),
    room_votes: votes.map(([, room_name, choice]) => ({
      room_name,
      decision_chosen_id: choice % links.length,
    })),
  });

  test('any simulation ends within three advances, each by a most-voted decision and along its link', () => {
    fc.assert(
      fc.property(trees, ballots, (tree, votes) => {
        const path: string[] = [];
        for (const [index, links] of tree.entries()) {
          const facts = scenarioFacts(links, index + 1, votes);
          const advance = decideAdvance(facts, plain);
          path.push(advance.kind);
          const votesOf = (id: number | null) =>
            facts.final_votes.filter((vote) => vote.decision_chosen_id === id).length;
          for (const other of facts.decisions) {
            expect(votesOf(advance.decision_id)).toBeGreaterThanOrEqual(votesOf(other.id));
          }
          if (advance.kind === 'ends') break;
          expect(advance.next_scenario_id).toBe(links[advance.decision_id]);
        }
        expect(path.at(-1)).toBe('ends');
      }),
    );
  });

  test('the facilitator can choose exactly the tied decisions, in any simulation', () => {
    fc.assert(
      fc.property(ballots, (votes) => {
        const facts = scenarioFacts([21, 22, null], 1, votes);
        const accepted = facts.decisions.filter(({ id }) => {
          try {
            return decideAdvance(facts, { ...plain, decision_id: id }).decision_id === id;
          } catch {
            return false;
          }
        });
        const { decision_id, decided_by } = decideAdvance(facts, plain);
        expect(accepted.map(({ id }) => id)).toContain(decision_id);
        expect(accepted.length === 1).toBe(decided_by === 'majority');
      }),
    );
  });

  test('an advance waits for exactly the people who have not voted, in any order of votes', () => {
    fc.assert(
      fc.property(ballots, fc.nat(12), (votes, voted) => {
        const facts = scenarioFacts([21, 22, 23], 1, votes);
        const partial = { ...facts, final_votes: facts.final_votes.slice(0, voted).reverse() };
        const missing = facts.seats.slice(voted);
        expect(missingVoters(partial.seats, partial.final_votes)).toEqual(missing);
      }),
    );
  });

  test('an advance is recorded as forced exactly when it skipped someone', () => {
    fc.assert(
      fc.property(ballots, fc.integer({ min: 1, max: 12 }), (votes, voted) => {
        const facts = scenarioFacts([21, 22, 23], 1, votes);
        const partial = { ...facts, final_votes: facts.final_votes.slice(0, voted) };
        expect(decideAdvance(partial, advanced).forced).toBe(voted < votes.length);
      }),
    );
  });
});

describe('the choice of the rules', () => {
  test('the choice of the rules is null before the first final decision', () => {
    expect(ruleChoice(runWith([]))).toBeNull();
  });

  test('the choice of the rules predicts the decision and next scenario of an advance without a choice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(1, 2, 3), { minLength: 4, maxLength: 4 }),
        fc.array(fc.tuple(fc.constantFrom(...roles), fc.constantFrom(1, 2, 3)), { maxLength: 8 }),
        fc.boolean(),
        (choices, votes, is_last_stage) => {
          const facts = runWith(choices, { room_votes: roomVotes(...votes), is_last_stage });
          const choice = ruleChoice(facts);
          const advance = decideAdvance(facts, plain);
          expect(choice).toEqual({ decision_id: advance.decision_id, decided_by: advance.decided_by });
          const next = advance.kind === 'moves' ? advance.next_scenario_id : null;
          expect(nextScenario(facts, choice?.decision_id ?? 0)).toBe(next);
        },
      ),
    );
  });

  test('the choice of the rules says whether rooms or time settled a tie', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(1, 2, 3), { minLength: 2, maxLength: 6 }),
        fc.array(fc.tuple(fc.constantFrom(...roles), fc.constantFrom(1, 2, 3)), { maxLength: 8 }),
        (choices, votes) => {
          const facts = runWith(choices, { room_votes: roomVotes(...votes) });
          const { leaders } = tally(facts.final_votes);
          const choice = ruleChoice(facts);
          const led = [...roomLeaders(facts.room_votes).values()];
          const roomCount = (id: number) => led.filter((one) => one === id).length;
          const most = roomCount(choice?.decision_id ?? 0);
          const level = leaders.filter((id) => roomCount(id) === most);
          expect(leaders.every((id) => roomCount(id) <= most)).toBe(true);
          expect(choice?.decision_id).toBe(level[0]);
          const inTie = level.length === 1 ? 'rooms' : 'first';
          expect(choice?.decided_by).toBe(leaders.length === 1 ? 'majority' : inTie);
        },
      ),
    );
  });

  test('a room counts for its leading decision, and in a tie for the first to reach its count', () => {
    const votes = roomVotes(['legal', 2], ['legal', 1], ['social', 3], ['social', 1], ['social', 1]);
    expect([...roomLeaders(votes)]).toEqual([
      ['social', 1],
      ['legal', 2],
    ]);
  });
});
