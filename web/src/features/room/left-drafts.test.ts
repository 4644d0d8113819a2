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

test('what was typed in an earlier scenario is offered back: reasons, notes, and notes on their way', () => {
  keep({
    'draft:room:1:2:3:legal:reasoning': 'Half a reason',
    'draft:room:1:2:3:legal:choice': '7',
    'draft:room:1:2:3:legal:unsent': JSON.stringify([{ text: 'One' }, { text: 'Two' }]),
    'draft:room:1:2:4:legal:note': 'Of this scenario',
  });
  expect(leftDrafts('room:1:2:', here(4))).toEqual([
    { key: 'room:1:2:3:legal:reasoning', what: 'reasoning', text: 'Half a reason' },
    { key: 'room:1:2:3:legal:unsent', what: 'note', text: 'One\n\nTwo' },
  ]);
});

test('who was moved to another room gets back what they were typing in the one before', () => {
  keep({
    'draft:room:1:2:4:social:note': 'Half a note',
    'draft:room:1:2:4:social:reasoning': 'Half a reason',
    'draft:room:1:2:4:legal:note': 'Of this room',
  });
  expect(leftDrafts('room:1:2:', here(4)).map(({ text }) => text)).toEqual(['Half a note', 'Half a reason']);
});

test('where notes are closed, a note that was being written is not lost with its form', () => {
  keep({
    'draft:room:1:2:4:legal:note': 'Half a note',
    'draft:room:1:2:4:legal:reasoning': 'Still in its form',
    'draft:room:1:2:4:legal:unsent': JSON.stringify([{ text: 'Still in the list' }]),
  });
  expect(leftDrafts('room:1:2:', here(4))).toEqual([]);
  expect(leftDrafts('room:1:2:', here(4, true))).toEqual([
    { key: 'room:1:2:4:legal:note', what: 'note', text: 'Half a note' },
  ]);
});

test('a damaged list of notes gives what can be read of it, and breaks nothing', () => {
  const damaged = ['[{"text":"O', '{"text":"One"}', '[null,{"text":5}]', '[{"text":"Kept"},null]'];
  keep(Object.fromEntries(damaged.map((text, index) => [`draft:room:1:2:${index}:legal:unsent`, text])));
  expect(leftDrafts('room:1:2:', here(9))).toEqual([
    { key: 'room:1:2:3:legal:unsent', what: 'note', text: 'Kept' },
  ]);
});
