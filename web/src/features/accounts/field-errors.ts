import { CallFailed, serverMessage } from '../../lib/api.ts';
import { translated } from '../../lib/text.ts';

/** Refusals of the server that are about one field. */
const fieldOf: Readonly<Record<string, string>> = {
  'account.email-taken': 'email_address',
  'account.username-taken': 'username',
  'account.username-is-email': 'username',
  'account.password-needed': 'current_password',
  'account.wrong-password': 'current_password',
  'account.password-common': 'password',
};

type FieldError<Field> = { field: Field; message: string };

/** The errors of a failed call that belong to one of these fields of its body. */
export function fieldErrorsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FieldError<Field>[] {
  if (!(error instanceof CallFailed)) return [];
  const listed = Array.isArray(error.body['errors']) ? (error.body['errors'] as unknown[]) : [];
  const all = [
    ...listed.flatMap(readListed),
    { field: fieldOf[error.code ?? ''], message: serverMessage(error) },
  ];
  return all.flatMap(({ field, message }) => {
    const known = fields.find((one) => one === field);
    return known === undefined ? [] : [{ field: known, message }];
  });
}

function readListed(listed: unknown): { field: string; message: string }[] {
  if (typeof listed !== 'object' || listed === null) return [];
  const { path, message } = listed as { path?: unknown; message?: unknown };
  if (typeof path !== 'string' || typeof message !== 'string') return [];
  return [{ field: path.replace(/^body\./, ''), message: translated(message) }];
}
