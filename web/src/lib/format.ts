import { sizeUnits } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { placeName as englishPlace, roleName as englishRole, personas, type Room } from '@vincere/domain';
import { twoDigits } from '../languages/english.ts';
import { plural, t } from './text.ts';
import { numberFormat } from './words/number-format.ts';

/** `Nov 21, 2026`; `No date` if it is missing, `Invalid date` if it is invalid. */
export function formatDate(iso: string | null | undefined): string {
  return formatted(iso, (moment) => numberFormat().date(moment));
}

/** `Nov 21, 2026, 9:05 AM`. */
export function formatDateTime(iso: string | null | undefined): string {
  return formatted(iso, (moment) => numberFormat().dateAndTime(moment));
}

/** `9:05 AM`, the time of day as in `formatDateTime`. */
export function formatTime(date: Date): string {
  return numberFormat().time(date);
}

function formatted(iso: string | null | undefined, write: (moment: Date) => string): string {
  if (!iso) return t(shared.noDate);
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? t(shared.invalidDate) : write(date);
}

/** `12,400`: a whole number with thousands separators. */
export function formatNumber(value: number): string {
  return numberFormat().number(value);
}

/** `1.5 KB`: bytes in B, KB, MB or GB. A KB has 1024 bytes. */
export function formatSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // A size that would round to 1024.0 is shown as 1.0 of the next unit.
  while (Number(size.toFixed(1)) >= 1024 && unit < sizeUnits.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : numberFormat().tenths(size)} ${sizeUnits[unit]}`;
}

/** `6 minutes ago`, in seconds, minutes, hours or days. `now` in epoch ms. */
export function formatAge(iso: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - new Date(iso).getTime()) / 1000));
  if (Number.isNaN(seconds)) return t(shared.invalidDate);
  if (seconds < 60) return plural(seconds, '{count} second ago', '{count} seconds ago');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return plural(minutes, '{count} minute ago', '{count} minutes ago');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return plural(hours, '{count} hour ago', '{count} hours ago');
  return plural(Math.floor(hours / 24), '{count} day ago', '{count} days ago');
}

/** `06:42`, or `1:06:42` from one hour. */
export function formatClock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${twoDigits(Math.floor((seconds % 3600) / 60))}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** `00:52:18`, the elapsed time of a run. */
export function formatElapsed(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map(twoDigits)
    .join(':');
}

/** `1h 42m`: seconds as hours and whole minutes. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return t('{hours}h {minutes}m', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** `Economist`: a persona's name as a role. */
export function roleName(room: Room): string {
  return t(englishRole(room));
}

/** Returns the name of a participant's room: `Economist`, or `Dashboard`. */
export function placeName(room: Room): string {
  return t(englishPlace(room));
}

/** The first sentence of what a role does. */
export function roleLine(room: Room): string {
  return t(personas[room].description).split(/(?<=\.) /)[0] ?? '';
}

/** Returns the initials of a name: the first letters or digits of its parts, or its first sign if it has none. */
export function initialsOf(first: string, last: string): string {
  const initials = [first, last].map((part) => /[\p{L}\p{N}]/u.exec(part)?.[0] ?? '').join('');
  if (initials !== '') return initials.toUpperCase();
  const [sign] = new Intl.Segmenter().segment(first || last);
  return sign?.segment ?? '?';
}

/** Returns the first and the last word of a name, for its initials. Words without a letter or digit don't count. */
export function namePartsOf(name: string): { first: string; last: string } {
  const all = name.trim().split(/\s+/);
  const [first = name, ...others] = all.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { first, last: others.at(-1) ?? '' };
}
