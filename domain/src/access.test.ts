import { describe, expect, test } from 'vitest';
import { accessTable, standings } from './access.ts';

const allowed = (access: keyof typeof accessTable) =>
  standings.filter((standing) => accessTable[access][standing] === 'yes');

describe('the access table', () => {
  test('a caller without a session may only make the calls open to anyone', () => {
    for (const [access, row] of Object.entries(accessTable)) {
      expect([access, row.nobody === 'yes']).toEqual([access, access === 'anyone']);
    }
  });

  test('an administrator may do everything except vote without a seat', () => {
    for (const [access, row] of Object.entries(accessTable)) {
      expect([access, row.administrator === 'yes']).toEqual([access, !access.endsWith('vote')]);
    }
  });

  test('a room is open to its members, to the dashboard and to administrators', () => {
    expect(allowed('room')).toEqual(['member', 'dashboard', 'administrator']);
  });

  test('the dashboard casts final decisions but no room votes', () => {
    expect(allowed('vote')).toContain('dashboard');
    expect(accessTable['room-vote'].dashboard).toBe('vote.no-room-vote');
  });

  test('an outsider gets "unknown" instead of "forbidden"', () => {
    for (const access of ['run', 'vote', 'seat', 'room', 'scenario', 'file'] as const) {
      expect(accessTable[access].outsider).toMatch(/\.unknown$/);
    }
  });
});
