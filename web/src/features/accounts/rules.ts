import { minimums } from '@vincere/contract/constants';
import { accounts, shared } from '@vincere/contract/messages';
import { isEmailAddress } from '@vincere/domain';

/** What each field of the forms must hold (section 5): true, or what the person reads at the field. */
export const rules = {
  filled: (value: string) => value.trim() !== '' || shared.fieldRequired,
  email: (value: string) => isEmailAddress(value) || accounts.badEmail,
  username: (value: string) => value.trim().length >= minimums.username || accounts.usernameTooShort,
  loginPassword: (value: string) => value.length >= minimums.loginPassword || accounts.loginPasswordTooShort,
  newPassword: (value: string) => value.length >= minimums.newPassword || accounts.newPasswordTooShort,
  repeatedPassword: (value: string, { password }: { password: string }) =>
    value.length < minimums.newPassword
      ? accounts.newPasswordTooShort
      : value === password || accounts.passwordsDiffer,
};
