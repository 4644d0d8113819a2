import type { GuideSection } from '@vincere/domain';
import { expect, test } from 'vitest';
import { findSections } from './find.ts';
import { loadGuide } from './load-guide.ts';

const { sections } = await loadGuide('en');
const found = (search: string): GuideSection[] => findSections(sections, search);

test('a search finds the sections that contain all words, also in tables and pictures', () => {
  expect(found('plenary TIMER')).toContain('nudge-hold-release');
  expect(found('three levers')).toEqual(['nudge-hold-release']);
  expect(found('plenary nothing-like-it')).toEqual([]);
});

test('sections whose title matches the search come first', () => {
  const all = found('debrief');
  expect(all[0]).toBe('debrief');
  expect(all.length).toBeGreaterThan(3);
});
