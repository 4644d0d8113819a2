import { CallFailed, serverMessage } from '../../lib/api.ts';
import { mistakesIn } from '../../lib/words/problem-text.ts';

/** The field that each refusal is about. */
const fieldOf: Readonly<Record<string, string>> = {
  'account.email-taken': 'email_address',
  'account.username-taken': 'username',
  'account.username-is-email': 'username',
  'account.password-needed': 'current_password',
  'account.wrong-password': 'current_password',
  'account.password-common': 'password',
};

type FieldError<Field> = { field: Field; message: string };

/** Returns the errors of a failed call that are about one of these fields of its body. */
export function fieldErrorsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FieldError<Field>[] {
  if (!(error instanceof CallFailed)) return [];
  const bodyErrors = mistakesIn(error.body['errors']).map(({ path, message }) => ({
    field: path.replace(/^body\./, ''),
    message,
  }));
  const all = [...bodyErrors, { field: fieldOf[error.code ?? ''], message: serverMessage(error) }];
  return all.flatMap(({ field, message }) => {
    const knownField = fields.find((candidate) => candidate === field);
    return knownField === undefined ? [] : [{ field: knownField, message }];
  });
}
