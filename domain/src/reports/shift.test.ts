import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Room, rooms } from '../rooms/rooms.ts';
import { smallestGroup } from './agreement.ts';
import { confidenceByMove, movesOf, shiftOf, stayedAndMoved, totalFlows } from './shift.ts';

const seat = (seat_id: number, room_name: Room = 'legal') => ({ seat_id, room_name });
const roomVote = (seat_id: number, decision_chosen_id: number, room_name: Room = 'legal') => ({
  seat_id,
  room_name,
  decision_chosen_id,
});
const finalVote = (seat_id: number, decision_chosen_id: number, recorded_by: number | null = null) => ({
  seat_id,
  decision_chosen_id,
  recorded_by,
});

describe('the shift', () => {
  test('the shift counts people by room vote and final decision', () => {
    const shift = shiftOf([seat(1), seat(2), seat(3), seat(4), seat(5)], {
      room: [roomVote(1, 11), roomVote(2, 11), roomVote(3, 11), roomVote(4, 12)],
      final: [finalVote(1, 12), finalVote(2, 12), finalVote(3, 11), finalVote(5, 11)],
    });
    expect(shift).toEqual({
      on_behalf: 0,
      rooms: [
        {
          room_name: 'legal',
          flows: [
            { from: 11, to: 12, people: 2 },
            { from: 11, to: 11, people: 1 },
            { from: 12, to: null, people: 1 },
            { from: null, to: 11, people: 1 },
          ],
        },
      ],
    });
    expect(stayedAndMoved(shift.rooms[0]?.flows ?? [])).toEqual({ stayed: 1, moved: 2 });
  });

  test('the shift counts a seat in the room of its room vote, or else in the room that it held at closing', () => {
    const shift = shiftOf([seat(1, 'social'), seat(2, 'social'), seat(3, 'dashboard')], {
      room: [roomVote(1, 11, 'legal')],
      final: [],
    });
    expect(shift.rooms.map(({ room_name }) => room_name)).toEqual(
      rooms.filter((room) => ['legal', 'social', 'dashboard'].includes(room)),
    );
    expect(shift.rooms.find(({ room_name }) => room_name === 'social')?.flows).toEqual([
      { from: null, to: null, people: 1 },
    ]);
  });

  test('the shift counts decisions recorded on behalf outside the flows, and ignores other seats', () => {
    const shift = shiftOf([seat(1), seat(2)], {
      room: [roomVote(1, 11), roomVote(2, 11), roomVote(9, 11)],
      final: [finalVote(1, 12, 7), finalVote(2, 12), finalVote(9, 11)],
    });
    expect(shift).toEqual({
      on_behalf: 1,
      rooms: [{ room_name: 'legal', flows: [{ from: 11, to: 12, people: 1 }] }],
    });
  });

  const people = fc.array(
    fc.record({
      room_name: fc.constantFrom(...rooms),
      from: fc.option(fc.constantFrom(11, 12, 13)),
      to: fc.option(fc.constantFrom(11, 12, 13)),
      recorded_by: fc.option(fc.constant(7)),
      confidence: fc.constantFrom(0, 50, 100),
    }),
    { maxLength: 40 },
  );
  type Person = typeof people extends fc.Arbitrary<(infer P)[]> ? P : never;
  const votesOf = (all: readonly Person[]) => ({
    room: all.flatMap(({ from, room_name, confidence }, index) =>
      from === null || room_name === 'dashboard' ? [] : [{ ...roomVote(index, from, room_name), confidence }],
    ),
    final: all.flatMap(({ to, recorded_by }, index) =>
      to === null ? [] : [finalVote(index, to, recorded_by)],
    ),
  });

  test('the shift counts every seat once', () => {
    fc.assert(
      fc.property(people, (all) => {
        const seats = all.map(({ room_name }, index) => seat(index, room_name));
        const shift = shiftOf(seats, votesOf(all));
        const flows = shift.rooms.flatMap((room) => room.flows);
        const sum = (some: readonly { people: number }[]) =>
          some.reduce((total, { people }) => total + people, 0);
        expect(sum(flows) + shift.on_behalf).toBe(all.length);
        expect(sum(totalFlows(flows))).toBe(sum(flows));
      }),
    );
  });

  test('the shift shows no mean that rests on one to three people, and none from which one follows', () => {
    fc.assert(
      fc.property(people, (all) => {
        const seats = all.map(({ room_name }, index) => seat(index, room_name));
        const votes = votesOf(all);
        const means = confidenceByMove(seats, votes);
        if (means === null) return;
        const shown = [means.stayed?.people ?? 0, means.moved?.people ?? 0];
        const rest = votes.room.length - shown.reduce((total, people) => total + people, 0);
        for (const count of [...shown, rest]) expect(count === 0 || count >= smallestGroup).toBe(true);
      }),
    );
  });
});

describe('the confidence of those who stayed and those who moved', () => {
  const eight = Array.from({ length: 8 }, (_, index) => index);
  test('the confidence of those who stayed and of those who moved is the one given with the room vote', () => {
    const votes = {
      room: eight.map((id) => ({ ...roomVote(id, 11), confidence: id < 4 ? 80 : 20 })),
      final: eight.map((id) => finalVote(id, id < 4 ? 11 : 12)),
    };
    const seats = eight.map((id) => seat(id));
    expect(confidenceByMove(seats, votes)).toEqual({
      stayed: { people: 4, mean: 80 },
      moved: { people: 4, mean: 20 },
    });
    expect(confidenceByMove(seats, { ...votes, final: votes.final.slice(1) })).toBeNull();
  });

  test('the confidence of those who stayed and of those who moved is left out if nobody has answered', () => {
    expect(
      confidenceByMove([seat(1)], { room: [{ ...roomVote(1, 11), confidence: null }], final: [] }),
    ).toBeNull();
  });
});

test('the moves are decisions that people left, that nobody left, or that only people without a room vote joined', () => {
  const flows = [
    { from: 1, to: 1, people: 6 },
    { from: 2, to: 1, people: 3 },
    { from: 2, to: 2, people: 8 },
    { from: 2, to: 3, people: 2 },
    { from: 3, to: 3, people: 4 },
    { from: 3, to: null, people: 1 },
    { from: null, to: 2, people: 1 },
  ];
  expect(movesOf(flows, [1, 2, 3, 4])).toEqual({
    left: [{ id: 2, people: 5 }],
    kept: [1, 3],
    joined: [{ id: 2, people: 1 }],
  });
});
