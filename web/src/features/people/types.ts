import type { Answer, Calls } from '@vincere/contract';

export type Person = Answer<Calls['listUsers']>['users'][number];

export type AuditEntry = Answer<Calls['listAuditEntries']>['entries'][number];

/** The changes of a person's account. */
export type PersonChange = 'make-administrator' | 'remove-administrator' | 'deactivate' | 'reactivate';

/** The open dialog about a person. */
export type Asked = { person: Person; what: PersonChange | 'reset-link' | 'verify'; open: boolean };

export const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim();
