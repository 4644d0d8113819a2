import { expect, test } from 'vitest';
import { UnsavedSessions } from './unsaved.ts';

const session = {
  user_id: 7,
  password_hash: null,
  refresh_token_hash: 'a hash',
  created_at: 0,
  browser: null,
  system: null,
};

test('an unsaved session of one process is unknown to another one and after a restart', () => {
  const [here, elsewhere] = [new UnsavedSessions(), new UnsavedSessions()];
  const ids = Array.from({ length: 50 }, () => here.add(session));
  for (const id of ids) {
    elsewhere.add({ ...session, user_id: 1 });
    expect(id).toBeLessThan(0);
    expect(here.find(id, 1)?.user_id).toBe(7);
    expect(elsewhere.find(id, 1)).toBeUndefined();
  }
});
