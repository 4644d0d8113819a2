import { afterEach, expect, test, vi } from 'vitest';
import { leftDrafts } from './left-drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

function keep(items: Record<string, string>): void {
  const getItem = (key: string) => items[key];
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem }), items));
}

const here = (scenario: number, isClosed = false) => ({
  scenarioId: scenario,
  room: 'legal' as const,
  isClosed,
});

test('texts of an earlier scenario are offered: reasons, notes, and notes that were not sent', () => {
  keep({
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

test('a person who was moved gets the texts of the room before', () => {
  keep({
    'draft:room:1:2:4:social:note': 'Half a note',
    'draft:room:1:2:4:social:reasoning': 'Half a reason',
    'draft:room:1:2:4:legal:note': 'Of this room',
  });
  expect(leftDrafts('room:1:2:', here(4), []).map(({ text }) => text)).toEqual([
    'Half a note',
    'Half a reason',
  ]);
});

test('if notes are closed, a draft of a note is not lost with its form', () => {
  keep({
    'draft:room:1:2:4:legal:note': 'Half a note',
    'draft:room:1:2:4:legal:reasoning': 'Still in its form',
  });
  expect(leftDrafts('room:1:2:', here(4), [])).toEqual([]);
  expect(leftDrafts('room:1:2:', here(4, true), [])).toEqual([
    { key: 'room:1:2:4:legal:note', kind: 'note', text: 'Half a note' },
  ]);
});
