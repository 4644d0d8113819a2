import { minimums } from '@vincere/contract/constants';
import { accounts, shared } from '@vincere/contract/messages';
import { isEmailAddress } from '@vincere/domain';
import { t } from '../../lib/text.ts';

/** The rule of each form field: returns true, or the message at the field. */
export const rules = {
  filled: (value: string) => value.trim() !== '' || t(shared.fieldRequired),
  email: (value: string) => isEmailAddress(value) || t(accounts.badEmail),
  username: (value: string) => value.trim().length >= minimums.username || t(accounts.usernameTooShort),
  loginPassword: (value: string) =>
    value.length >= minimums.loginPassword || t(accounts.loginPasswordTooShort),
  newPassword: (value: string) => value.length >= minimums.newPassword || t(accounts.newPasswordTooShort),
  repeatedPassword: (value: string, { password }: { password: string }) =>
    value.length < minimums.newPassword
      ? t(accounts.newPasswordTooShort)
      : value === password || t(accounts.passwordsDiffer),
};
