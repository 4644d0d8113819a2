import { nameFaults } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { Email, NewPassword, Preferences, Username } from './accounts.ts';
import {
  AccessCode,
  filledText,
  Id,
  limits,
  name,
  pageQuery,
  pathId,
  Reasoning,
  Time,
  text,
} from './fields.ts';
import { calls } from './index.ts';
import { parseOptions, valueProblem } from './input-problems.ts';

/** Returns the messages with which a schema refuses a value; none if it accepts it. */
function errorsOf(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value, parseOptions).error?.issues.map((one) => valueProblem(one).message) ?? [];
}

describe('an id of a path', () => {
  test.each([
    ['1', 1],
    ['305', 305],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('accepts %s as %i', (input, id) => {
    expect(pathId().parse(input)).toBe(id);
  });

  test.each([
    '',
    '0',
    '05',
    ' 5',
    '5 ',
    '+5',
    '-1',
    '1.0',
    '1e3',
    '0x10',
    '٣',
    'NaN',
    'null',
    '1\n',
    '9007199254740992',
    '9'.repeat(30),
  ])('refuses %j', (input) => {
    expect(errorsOf(pathId('Invalid simulation run ID'), input)).toEqual(['Invalid simulation run ID']);
  });
});

describe('an id of a body', () => {
  test.each([1, Number.MAX_SAFE_INTEGER])('accepts %d', (id) => {
    expect(Id.parse(id)).toBe(id);
  });

  test.each([0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, '1', null, undefined])(
    'refuses %j',
    (input) => {
      expect(Id.safeParse(input).success).toBe(false);
    },
  );
});

describe('a name', () => {
  test('is trimmed', () => {
    expect(name().parse('  Harbour \u00a0 fire \n')).toBe('Harbour fire');
  });

  test.each(['', ' ', ' \t\n '])('%j is refused as missing', (input) => {
    expect(errorsOf(name(), input)).toEqual(['This field is required']);
  });

  test('has at most 200 characters, counted after trimming', () => {
    expect(name().parse(` ${'x'.repeat(200)} `)).toHaveLength(200);
    expect(errorsOf(name(), 'x'.repeat(201))).toEqual(['At most 200 characters']);
  });

  test('refuses a null character', () => {
    expect(errorsOf(name(), 'Ada\u0000')).toEqual([nameFaults.signs]);
  });
});

describe('a text', () => {
  test('gets U+FFFD for half a surrogate pair and for noncharacters', () => {
    expect(text(20).parse('a\ud83d b\uffff c\u{1fffe} d\ufdd0')).toBe('a\ufffd b\ufffd c\ufffd d\ufffd');
  });

  test('keeps its white space', () => {
    expect(text(20).parse('  two\n lines  ')).toBe('  two\n lines  ');
    expect(filledText(20).parse('  two\n lines  ')).toBe('  two\n lines  ');
  });

  test('may be empty, unless it must be filled', () => {
    expect(text(20).parse('')).toBe('');
    expect(errorsOf(filledText(20), ' \n ')).toEqual(['This field is required']);
  });

  test('refuses a null character', () => {
    expect(errorsOf(text(20), 'a\u0000b')).toEqual(['Null characters are not allowed']);
  });

  test.each([
    ['description', calls.createScenario.body.shape.description, 5_000, 'At most 5,000 characters'],
    ['briefing', calls.updateSimulation.body.shape.string_briefing, 50_000, 'At most 50,000 characters'],
    ['notes', calls.replaceRoomNotes.body.shape.notes, 50_000, 'At most 50,000 characters'],
    ['reasoning', Reasoning, 10_000, 'At most 10,000 characters'],
  ])('a %s has its own limit', (_, schema, limit, message) => {
    expect(errorsOf(schema, 'x'.repeat(limit))).toEqual([]);
    expect(errorsOf(schema, 'x'.repeat(limit + 1))).toEqual([message]);
  });

  test('the limits are the specified ones', () => {
    expect(limits).toEqual({
      name: 200,
      description: 5_000,
      briefing: 50_000,
      post: 10_000,
      reasoning: 10_000,
      outcome: 5_000,
      conditionSentence: 1_000,
      fact: 200,
    });
  });
});

test('a blank reasoning is refused', () => {
  expect(errorsOf(Reasoning, '  ')).toEqual(['Your reasoning is required before submitting your decision.']);
});

describe('an access code', () => {
  test('is trimmed and upper-cased', () => {
    expect(AccessCode.parse(' ab12cd ')).toBe('AB12CD');
  });

  test.each(['', 'ABC12', 'ABC1234', 'ABC-12', 'ABC 12', 'ÄBC123', 'ABC12\u0000'])('refuses %j', (input) => {
    expect(errorsOf(AccessCode, input)).toEqual(['An access code has 6 letters and digits']);
  });
});

describe('an account', () => {
  test.each([
    '',
    'a',
    'not an email',
    'ada@',
    '@example.org',
    'ada@example',
    `${'a'.repeat(200)}@example.org`,
  ])('refuses the email %j', (input) => {
    expect(errorsOf(Email, input)).toContain('This is not a valid email.');
  });

  test('an email is trimmed', () => {
    expect(Email.parse(' ada@example.org ')).toBe('ada@example.org');
  });

  test.each(['', 'a', ' a '])('refuses the username %j as too short', (input) => {
    expect(errorsOf(Username, input)).toContain('Username must be at least 2 characters.');
  });

  test('a new password has 8 characters or more, white space included', () => {
    expect(errorsOf(NewPassword, '1234567')).toEqual(['Password must be at least 8 characters.']);
    expect(NewPassword.parse(' 123456 ')).toBe(' 123456 ');
  });
});

describe('a ranking of the roles', () => {
  const roles = ['political', 'economic', 'social', 'technological', 'environmental', 'legal'] as const;
  const ranked = roles.map((room_id, index) => ({ room_id, preference_order: index + 1 }));

  test('contains all six, each once', () => {
    expect(Preferences.parse(ranked)).toEqual(ranked);
  });

  test.each([
    ['one missing', ranked.slice(1)],
    ['one role twice', ranked.map((one, index) => (index === 5 ? { ...one, room_id: 'social' } : one))],
    ['one order twice', ranked.map((one, index) => (index === 5 ? { ...one, preference_order: 1 } : one))],
  ])('with %s is refused', (_, input) => {
    expect(errorsOf(Preferences, input)).toContain('Please select all preferences before continuing');
  });
});

describe('a page of a list', () => {
  test.each(['0', '-1', '1e3', '01', 'x', '1234567'])('refuses %j', (input) => {
    expect(errorsOf(pageQuery.page, input)).toEqual(['Invalid page']);
  });

  test('is a number from 1', () => {
    expect(pageQuery.page.parse('12')).toBe(12);
  });
});

test('a time is in UTC with Z', () => {
  expect(Time.parse('2027-03-09T09:00:00.000Z')).toBe('2027-03-09T09:00:00.000Z');
  expect(Time.safeParse('2027-03-09T10:00:00+01:00').success).toBe(false);
});
