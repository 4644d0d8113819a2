import { afterEach, expect, test, vi } from 'vitest';
import { leftDrafts } from './left-drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

function storeItems(items: Record<string, string>): void {
  const getItem = (key: string) => items[key];
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem }), items));
}

const here = (scenario: number, isClosed = false) => ({
  scenarioId: scenario,
  room: 'legal' as const,
  isClosed,
});

test('unsent reasonings and notes of an earlier scenario are offered for reuse', () => {
  storeItems({
    'draft:room:1:2:3:legal:reasoning': 'Half a reason',
    'draft:room:1:2:3:legal:choice': '7',
    'draft:room:1:2:4:legal:note': 'Of this scenario',
  });
  const unsent = [
    { draftKey: 'room:1:2:3:legal', text: 'One' },
    { draftKey: 'room:1:2:3:legal', text: 'Two' },
    { draftKey: 'room:1:2:4:legal', text: 'Of this scenario, in the list' },
  ];
  expect(leftDrafts('room:1:2:', here(4), unsent)).toEqual([
    { key: 'room:1:2:3:legal', kind: 'unsent', text: 'One\n\nTwo' },
    { key: 'room:1:2:3:legal:reasoning', kind: 'reasoning', text: 'Half a reason' },
  ]);
});

test('a user who was moved is offered the texts of the former room', () => {
  storeItems({
    'draft:room:1:2:4:social:note': 'Half a note',
    'draft:room:1:2:4:social:reasoning': 'Half a reason',
    'draft:room:1:2:4:legal:note': 'Of this room',
  });
  expect(leftDrafts('room:1:2:', here(4), []).map(({ text }) => text)).toEqual([
    'Half a note',
    'Half a reason',
  ]);
});

test('the draft of a note is offered for reuse when notes are closed', () => {
  storeItems({
    'draft:room:1:2:4:legal:note': 'Half a note',
    'draft:room:1:2:4:legal:reasoning': 'Still in its form',
  });
  expect(leftDrafts('room:1:2:', here(4), [])).toEqual([]);
  expect(leftDrafts('room:1:2:', here(4, true), [])).toEqual([
    { key: 'room:1:2:4:legal:note', kind: 'note', text: 'Half a note' },
  ]);
});
