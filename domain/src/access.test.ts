import { describe, expect, test } from 'vitest';
import { accessTable, standings } from './access.ts';

const allowed = (access: keyof typeof accessTable) =>
  standings.filter((standing) => accessTable[access][standing] === 'yes');

describe('who may do what', () => {
  test('nobody signed in gets what is open to anyone, and nothing else', () => {
    for (const [access, row] of Object.entries(accessTable)) {
      expect([access, row.nobody === 'yes']).toEqual([access, access === 'anyone']);
    }
  });

  test('an administrator may do everything but vote without a seat', () => {
    for (const [access, row] of Object.entries(accessTable)) {
      expect([access, row.administrator === 'yes']).toEqual([access, !access.endsWith('vote')]);
    }
  });

  test('a room opens to those who hold it, to the dashboard and to administrators', () => {
    expect(allowed('room')).toEqual(['member', 'dashboard', 'administrator']);
  });

  test('the dashboard votes the final decision but in no room', () => {
    expect(allowed('vote')).toContain('dashboard');
    expect(accessTable['room-vote'].dashboard).toBe('vote.no-room-vote');
  });

  test('what an outsider may not know of is unknown rather than forbidden', () => {
    for (const access of ['run', 'vote', 'seat', 'room', 'scenario', 'file'] as const) {
      expect(accessTable[access].outsider).toMatch(/\.unknown$/);
    }
  });
});
