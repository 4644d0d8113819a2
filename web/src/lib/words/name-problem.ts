import { shared } from '@vincere/contract/messages';
import { cleanPersonName, nameFaults, personNameFault } from '@vincere/domain';
import { t } from '../text.ts';

/** Returns why a typed text can't be the name of a person; undefined if it can. */
export function nameProblem(typedName: string): string | undefined {
  const name = cleanPersonName(typedName);
  if (name === '') return t(shared.fieldRequired);
  const fault = personNameFault(name);
  return fault === null ? undefined : t(nameFaults[fault]);
}
