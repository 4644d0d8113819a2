import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { judgeObjectives } from './objectives.ts';

const stored = [
  { id: 1, title: 'Share', text: '', is_rated: true, is_deleted: false },
  { id: 2, title: 'Decide', text: '', is_rated: false, is_deleted: false },
  { id: 3, title: 'Listen', text: '', is_rated: true, is_deleted: true },
];
const keep = (id: number | null) => ({ id, title: 'A title', text: '' });
const codeOf = (saved: Parameters<typeof judgeObjectives>[1]) => {
  try {
    judgeObjectives(stored, saved);
    return 'saved';
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
};

test('objectives are edited, added, put in another order and deleted', () => {
  expect(judgeObjectives(stored, [keep(2), keep(1), keep(null)])).toEqual([]);
  expect(judgeObjectives(stored, [keep(null), keep(1)])).toEqual([2]);
});

test('a deleted objective comes back under its former id, and otherwise stays deleted even if it has ratings', () => {
  expect(judgeObjectives(stored, [keep(1), keep(2), keep(3)])).toEqual([]);
  expect(judgeObjectives(stored, [keep(1), keep(2)])).toEqual([]);
});

test('an objective that has ratings cannot be deleted', () => {
  expect(codeOf([keep(2)])).toBe('objective.rated');
});

test('an edited objective has the id of a stored objective, and is listed once', () => {
  expect(codeOf([keep(1), keep(9)])).toBe('objective.unknown');
  expect(codeOf([keep(1), keep(1)])).toBe('objective.unknown');
});
