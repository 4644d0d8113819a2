import { expect, test } from 'vitest';
import { actOf } from './acts.ts';

test('an act is called by the words of its call', () => {
  expect(actOf('createResetLink')).toBe('Create reset link');
  expect(actOf('logOut')).toBe('Log out');
});
