import type { Answer, Calls } from '@vincere/contract';

export type Person = Answer<Calls['listUsers']>['users'][number];

export type AuditEntry = Answer<Calls['listAuditEntries']>['entries'][number];

/** What can be changed about a person, each with its own consequence. */
export type PersonChange = 'make-administrator' | 'remove-administrator' | 'deactivate' | 'reactivate';

/** What is asked for a person, one dialog at a time. */
export type Asked = { person: Person; what: PersonChange | 'reset-link' | 'verify'; open: boolean };

export const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim();
