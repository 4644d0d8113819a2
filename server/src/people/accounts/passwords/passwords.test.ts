import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('hashing many passwords leaves threads free for files', async () => {
  let done = 0;
  const hashed = await hashPassword('correct horse');
  const hashing = Array.from({ length: 8 }, async (_, n) => {
    await (n % 2 === 0 ? hashPassword('correct horse') : verifyPassword(hashed, 'correct horse'));
    done += 1;
  });
  // All hashes are requested before the file is read.
  await Promise.resolve();
  await stat(import.meta.filename);
  expect(done).toBeLessThan(4);
  await Promise.all(hashing);
});
