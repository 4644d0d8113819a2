import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FullName, guestName, splitName } from './guests.ts';

const fullName = ({ first_name, last_name }: FullName) => `${first_name} ${last_name}`.trim();

describe("a guest's name", () => {
  test.each([
    ['A\u00adda\u3164', 'Ada'],
    ['Ada \u200dByron\u200c', 'Ada Byron'],
    ['Ada\u200d\u00ad\u200d', 'Ada'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Ada \u3164 Byron', 'Ada Byron'],
    ['Ada 👩‍👩‍👧‍👦', 'Ada 👩‍👩‍👧‍👦'],
    ['Ada 👩🏽‍🔬 ❤️‍🔥\u200d\ufe0f', 'Ada 👩🏽‍🔬 ❤️‍🔥'],
    ['A\ufe0fda \u200d🙂', 'Ada 🙂'],
  ])('a guest who types %j gets the name %j', (typed, stored) => {
    expect(fullName(guestName(typed, []))).toBe(stored);
  });

  test.each(['A\u00adda', 'Ａｄａ', 'Ada\u200dm', 'A\u200cda\u034f'])(
    'the name of a guest adds a number to %j if the run has a name that looks the same',
    (typed) => {
      const looks = typed.normalize('NFKC').replace(/\u00ad|\u034f|\u200c|\u200d/g, '');
      expect(fullName(guestName(looks, [{ first_name: typed, last_name: '' }]))).toBe(`${looks} (2)`);
      expect(fullName(guestName(typed, [{ first_name: looks, last_name: '' }]))).toMatch(/ \(2\)$/);
    },
  );

  test('the name of a guest is stored as typed, with single spaces, if nobody has it', () => {
    expect(guestName('  Ada   King Byron ', [])).toEqual({ first_name: 'Ada King', last_name: 'Byron' });
    expect(guestName('Ada', [{ first_name: 'Ada', last_name: 'Byron' }])).toEqual({
      first_name: 'Ada',
      last_name: '',
    });
  });

  test('the name of a guest gets the first free number if somebody has it, ignoring case', () => {
    const ada = { first_name: 'Ada', last_name: 'Byron' };
    expect(guestName('ADA byron', [ada])).toEqual({ first_name: 'ADA', last_name: 'byron (2)' });
    const second = guestName('Ada Byron', [ada]);
    expect(fullName(guestName('Ada Byron', [ada, second]))).toBe('Ada Byron (3)');
    expect(guestName('Ada', [{ first_name: 'ada', last_name: '' }])).toEqual({
      first_name: 'Ada (2)',
      last_name: '',
    });
  });

  test('the name of a guest is unique on the run, in any order of joining', () => {
    const names = fc.array(
      fc.constantFrom('Ada', 'A\u00adda', 'ada', 'Ada (2)', 'Ada  Byron', 'Ada Byron', 'Zoë', 'Zoe\u0308'),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(names, (typed) => {
        const seated: FullName[] = [];
        for (const one of typed) seated.push(guestName(one, seated));
        expect(new Set(seated.map((one) => fullName(one).toLowerCase())).size).toBe(typed.length);
      }),
    );
  });
});

test('a name is split before its last word', () => {
  expect(splitName(' Ada Lovelace King ')).toEqual({ first_name: 'Ada Lovelace', last_name: 'King' });
  expect(splitName('Ada')).toEqual({ first_name: 'Ada', last_name: '' });
});
