import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FullName, guestName, isGuestName, splitName } from './guests.ts';

const whole = ({ first_name, last_name }: FullName) => `${first_name} ${last_name}`.trim();

describe("a guest's name", () => {
  test.each(['Ada', 'Ada Byron', '李', 'Zoë 2', 'علی'])('can be %s', (typed) => {
    expect(isGuestName(typed)).toBe(true);
  });

  test.each(['', '  ', '...', '🙂', 'A\u0000da', 'Ada\u202e', 'A\u200bda', 'Ada\nByron'])(
    'cannot be %j',
    (typed) => {
      expect(isGuestName(typed)).toBe(false);
    },
  );

  test('is kept as typed where nobody goes by it, in single spaces', () => {
    expect(guestName('  Ada   King Byron ', [])).toEqual({ first_name: 'Ada King', last_name: 'Byron' });
    expect(guestName('Ada', [{ first_name: 'Ada', last_name: 'Byron' }])).toEqual({
      first_name: 'Ada',
      last_name: '',
    });
  });

  test('gets the first free number where somebody goes by it, however it is spelled', () => {
    const ada = { first_name: 'Ada', last_name: 'Byron' };
    expect(guestName('ADA byron', [ada])).toEqual({ first_name: 'ADA', last_name: 'byron (2)' });
    const second = guestName('Ada Byron', [ada]);
    expect(whole(guestName('Ada Byron', [ada, second]))).toBe('Ada Byron (3)');
    expect(guestName('Ada', [{ first_name: 'ada', last_name: '' }])).toEqual({
      first_name: 'Ada (2)',
      last_name: '',
    });
  });

  test('is never one that is taken, whoever comes in whatever order', () => {
    const names = fc.array(
      fc.constantFrom('Ada', 'ada', 'Ada (2)', 'Ada  Byron', 'Ada Byron', 'Zoë', 'Zoe\u0308'),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(names, (typed) => {
        const seated: FullName[] = [];
        for (const one of typed) seated.push(guestName(one, seated));
        expect(new Set(seated.map((one) => whole(one).toLowerCase())).size).toBe(typed.length);
      }),
    );
  });
});

test('a name is split before its last word', () => {
  expect(splitName(' Ada Lovelace King ')).toEqual({ first_name: 'Ada Lovelace', last_name: 'King' });
  expect(splitName('Ada')).toEqual({ first_name: 'Ada', last_name: '' });
});
