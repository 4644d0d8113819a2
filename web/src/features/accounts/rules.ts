import { minimums } from '@vincere/contract/constants';
import { accounts, shared } from '@vincere/contract/messages';
import { emailAddress, isEmailAddress, isUsername, nameFaults } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { nameProblem } from '../../lib/words/name-problem.ts';

/** The rule of each form field: returns true, or the message at the field. */
export const rules = {
  filled: (value: string) => value.trim() !== '' || t(shared.fieldRequired),
  personName: (value: string) => nameProblem(value) ?? true,
  email: (value: string) => isEmailAddress(value) || t(accounts.badEmail),
  /** The form of a registration mirrors the email address, which may have been pasted with other text. */
  username: (value: string) => {
    const username = emailAddress(value) ?? value.trim();
    if (username.length < minimums.username) return t(accounts.usernameTooShort);
    return isUsername(username) || t(nameFaults.signs);
  },
  loginName: (value: string) => value.trim().length >= minimums.username || t(accounts.usernameTooShort),
  loginPassword: (value: string) =>
    value.length >= minimums.loginPassword || t(accounts.loginPasswordTooShort),
  newPassword: (value: string) => value.length >= minimums.newPassword || t(accounts.newPasswordTooShort),
  repeatedPassword: (value: string, { password }: { password: string }) =>
    value.length < minimums.newPassword
      ? t(accounts.newPasswordTooShort)
      : value === password || t(accounts.passwordsDiffer),
};
