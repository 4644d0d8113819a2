import { expect, test } from 'vitest';
import { actOf } from './acts.ts';

test('an act is named after its call, in words', () => {
  expect(actOf('createResetLink')).toBe('Create reset link');
  expect(actOf('logOut')).toBe('Log out');
});
