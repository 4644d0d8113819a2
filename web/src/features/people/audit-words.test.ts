import { calls } from '@vincere/contract';
import { expect, test } from 'vitest';
import { catalogue } from '../../languages/de/index.ts';
import { activeLanguage, setLanguage } from '../../lib/language.ts';
import { actsSaying, actWord, auditWords, detailsLine } from './audit-words.ts';

test('the fields of an audit entry are shown as one line', () => {
  expect(detailsLine({ is_admin: false, is_active: true })).toBe('administrator: no, active: yes');
  expect(detailsLine({ link_next_scenario_id: null, name: 'Ada' })).toBe(
    'leads to scenario: none, name: Ada',
  );
  expect(detailsLine({ name: 'legal', room_name: 'legal' })).toBe('name: legal, room: Legal Expert');
  expect(detailsLine({ room: 'dashboard' })).toBe('room: Dashboard');
  expect(detailsLine({ status: 'IN_PROGRESS' })).toBe('status: In Progress');
  expect(detailsLine({ content: 'Lunch', room_name: null })).toBe('announcement: Lunch, room: all of them');
  expect(detailsLine({ moves: 12 })).toBe('people moved: 12');
  expect(detailsLine({ from: 'what-happened', to: 'why' })).toBe('from phase: What happened, to phase: Why');
  expect(detailsLine({})).toBe('');
});

test('the name of an action is that of its call, or a clearer one', () => {
  expect(actWord('Add time')).toBe('Add time');
  expect(actWord('Set guest join')).toBe('Change whether guests may join');
});

test('an action can be searched for by the words on the screen', () => {
  const { tag, ...english } = activeLanguage;
  expect(actsSaying('reset LINK')).toBe('createResetLink');
  expect(actsSaying('guests may')).toBe('setGuestJoin');
  setLanguage('de-DE', catalogue);
  try {
    expect(actsSaying('passwort-link')).toBe('createResetLink');
    expect(actsSaying('Person ')?.split(',')).toEqual(
      expect.arrayContaining(['seatParticipant', 'moveParticipant', 'removeParticipant']),
    );
  } finally {
    setLanguage(tag, english);
  }
  for (const none of ['', '  ', 'kein solches']) expect(actsSaying(none)).toBeUndefined();
});

test('every field of an audit entry has a label', () => {
  const kept = Object.values(calls).flatMap((call) => {
    // The first name in a path is what the act was about.
    const [, ...besides] = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const audited: readonly string[] = 'audited' in call ? call.audited : [];
    return call.method === 'GET' ? [] : [...audited, ...besides];
  });
  const fields = new Set(kept.map((name) => (name === 'roomName' ? 'room_name' : name)));
  expect(fields.size).toBeGreaterThan(20);
  expect([...fields].filter((name) => !Object.hasOwn(auditWords, name))).toEqual([]);
});
