import { singleLine } from './line.ts';

/** Accepted column titles in lower case. Matching ignores case, spaces, hyphens and what decorates a title. */
const columnNames = {
  name: [
    'name',
    'full name',
    'display name',
    'your name',
    'participant',
    'participant name',
    'attendee',
    'attendee name',
    'person',
    'vollständiger name',
    'anzeigename',
    'vorname und nachname',
    'teilnehmer',
    'teilnehmerin',
    'teilnehmende',
    'vorname nachname',
    'vor- und nachname',
    'vor- und zuname',
    'vorname, name',
    'name, vorname',
    'nachname, vorname',
    'nom complet',
  ],
  first: ['first name', 'first', 'given name', 'forename', 'vorname', 'rufname', 'prénom', 'prenom'],
  last: ['last name', 'last', 'surname', 'family name', 'nachname', 'familienname', 'zuname', 'nom'],
  user: ['user name', 'benutzername'],
  email: [
    'email',
    'mail',
    'email address',
    'user email',
    'attendee email',
    'participant email',
    'work email',
    'e-mail 1 - value',
    'email adresse',
    'mail adresse',
    'upn',
    'user principal name',
    'courriel',
  ],
  room: ['room', 'raum', 'team', 'salle'],
  role: ['role', 'rolle', 'rôle'],
} as const;

/** The columns of a roster. */
export type Column = keyof typeof columnNames;

/** The titles as `titleKey` writes them, each with its column. */
const columnByKey = new Map(
  (Object.keys(columnNames) as Column[]).flatMap((column) =>
    columnNames[column].map((title) => [titleKey(title), column] as const),
  ),
);

/** What lists of meetings and courses say about a person in a column that is called Role. */
export const meetingRoles: ReadonlySet<string> = new Set([
  'organizer',
  'organiser',
  'co-organizer',
  'co-organiser',
  'presenter',
  'attendee',
  'host',
  'co-host',
  'panelist',
  'participant',
  'organisator',
  'mitorganisator',
  'moderator',
  'referent',
  'teilnehmer',
  'teilnehmerin',
  'teilnehmer/in',
  'trainer/in',
  'student',
  'teacher',
  'guest',
  'gast',
]);

/** Returns the column with this title; undefined if it is none of a roster. */
export function columnOf(cell: string): Column | undefined {
  const title = singleLine(cell);
  return (
    columnByKey.get(titleKey(title)) ??
    title
      .split('/')
      .map(titleKey)
      .flatMap((key) => columnByKey.get(key) ?? [])[0]
  );
}

/** Returns a title without what decorates it: signs, a number, a remark in brackets, spaces and hyphens of every kind. */
function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([{<].*$/, '')
    .replace(/^\d+[.)]?\s+/, '')
    .replace(/#\s*$/, 'number')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
