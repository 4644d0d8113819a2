import { expect, test, vi } from 'vitest';
import {
  formatAge,
  formatClock,
  formatDate,
  formatDateTime,
  formatElapsed,
  formatNumber,
  formatSize,
  formatTime,
  initialsOf,
  namePartsOf,
} from './format.ts';
import { setLanguage } from './language.ts';

test('a date is written with or without the time, and a missing or invalid one is reported', () => {
  expect(formatDate('2026-11-21T09:05:00')).toBe('Nov 21, 2026');
  expect(formatDateTime('2026-11-21T09:05:00')).toBe('Nov 21, 2026, 9:05 AM');
  expect([null, undefined, '', 'soon'].map(formatDate).join()).toBe('No date,No date,No date,Invalid date');
  expect(formatAge('soon', 0)).toBe('Invalid date');
});

const [KB, MB, GB] = [1024, 1024 ** 2, 1024 ** 3];
test('a file size changes its unit at 1024 and never shows 1024.0 of a unit', () => {
  const shown = ['0 B', '1023 B', '1.0 KB', '1.5 KB', '1.0 MB', '1.0 MB', '1023.9 MB', '1.0 GB', '2048.0 GB'];
  const sizes = [0, KB - 1, KB, 1.5 * KB, MB - 1, MB, 1023.9 * MB, GB - 1, 2048 * GB];
  expect(sizes.map(formatSize)).toEqual(shown);
});

test('the age of a post is in whole seconds, minutes, hours or days', () => {
  const ages = [-5, 1, 59.9, 60, 3599, 3600, 86_399, 86_400, 40 * 86_400];
  const formatted = ages.map((seconds) =>
    formatAge('1970-01-01T00:00:00Z', seconds * 1000).replace(/ ago$/, ','),
  );
  const early = '0 seconds, 1 second, 59 seconds, 1 minute, 59 minutes,';
  expect(formatted.join(' ')).toBe(`${early} 1 hour, 23 hours, 1 day, 40 days,`);
});

test('the stage clock shows hours only from one hour', () => {
  expect([0, 402, 3599, 3600, 4002].map(formatClock).join(' ')).toBe('00:00 06:42 59:59 1:00:00 1:06:42');
});

test('English dates, times and numbers are those of Intl', () => {
  const written = (options: Intl.DateTimeFormatOptions, moment: Date) =>
    moment.toLocaleString('en-US', options).replace(/\s/g, ' ');
  const day = { month: 'short', day: 'numeric', year: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  for (let month = 0; month < 12; month++)
    for (const hour of [0, 1, 11, 12, 13, 23]) {
      const moment = new Date(2026, month, 2 * month + 1, hour, 5 * month);
      const iso = moment.toISOString();
      expect(formatDate(iso)).toBe(written(day, moment));
      expect(formatDateTime(iso)).toBe(written({ ...day, ...time }, moment));
      expect(formatTime(moment)).toBe(written(time, moment));
    }
  for (const value of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 2 ** 31])
    expect(formatNumber(value)).toBe(value.toLocaleString('en-US'));
});

test.each([
  ['en-GB', '09:05', '21:05'],
  ['fr-CH', '09:05', '21:05'],
  ['en-AU', '9:05 AM', '9:05 PM'],
])('English has the clock of the browser: %s', (locale, morning, evening) => {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
  expect(formatTime(new Date(2026, 10, 21, 9, 5))).toBe(morning);
  expect(formatTime(new Date(2026, 10, 21, 21, 5))).toBe(evening);
  expect(formatDateTime('2026-11-21T09:05:00')).toBe(`Nov 21, 2026, ${morning}`);
  language.mockRestore();
});

test('a German time of day has 24 hours, with and without the date', () => {
  setLanguage('de-DE', { texts: {}, sentences: {}, factWords: {} });
  const moment = new Date(2026, 10, 21, 9, 5);
  expect(formatTime(moment)).toBe('09:05');
  expect(formatDateTime(moment.toISOString())).toBe('21. Nov. 2026, 09:05');
  setLanguage('en-US', { texts: {}, sentences: {}, factWords: {} });
});

test('the elapsed time always has hours', () => {
  expect([0, 3138, 36_000].map(formatElapsed)).toEqual(['00:00:00', '00:52:18', '10:00:00']);
});

test.each([
  ['Mara', 'Lind', 'ML'],
  ['🌊Mara', 'Lind', 'ML'],
  ['(Ada)', '', 'A'],
  ['🌊', '', '🌊'],
  ['👩‍🚒', '🚒', '👩‍🚒'],
  ['', '', '?'],
])('the initials of %s %s are %s', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});

test.each([
  ['🌊 Harbour Watch', 'Harbour', 'Watch'],
  ['City Court of Tamber', 'City', 'Tamber'],
  ['Mara', 'Mara', ''],
  ['🌊 🔥', '🌊 🔥', ''],
])('the parts of the name %s are %s and %s', (name, first, last) => {
  expect(namePartsOf(name)).toEqual({ first, last });
});
