import { roles, rooms, runStatuses } from '@vincere/domain';
import { z } from 'zod';
import { accessCode, limits } from './constants.ts';
import { shared } from './messages/shared.ts';
import { votes } from './messages/votes.ts';

export { limits };

// Half a character, as of an emoji that was cut, is stored as a replacement: so it is one from the beginning.
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
// PostgreSQL can't store the null character, so no text of ours may hold one.
const withoutNull = (text: string) => !text.includes('\u0000');
const nullMessage = 'Null characters are not allowed';

/** A text of at most `max` characters that keeps its white space. */
export const text = (max: number) =>
  z
    .string()
    .overwrite(wellFormed)
    .max(max, `At most ${max.toLocaleString('en-US')} characters`)
    .refine(withoutNull, nullMessage);

/** As `text`, trimmed and non-blank: a name, title or code that a person typed. */
export const name = (message: string = shared.fieldRequired, max: number = limits.name) =>
  z
    .string()
    .overwrite(wellFormed)
    .trim()
    .min(1, message)
    .max(max, `At most ${max.toLocaleString('en-US')} characters`)
    .refine(withoutNull, nullMessage);

/** As `text`, refused when blank; what was typed stays as it is. */
export const filledText = (max: number, message: string = shared.fieldRequired) =>
  text(max).refine((value) => value.trim() !== '', message);

/** A whole number from `least` to `most`. */
export const wholeNumber = (least: number, most: number) =>
  z
    .int('This should be a whole number')
    .min(least, `This should be at least ${least.toLocaleString('en-US')}`)
    .max(most, `This should be at most ${most.toLocaleString('en-US')}`);

/** An id in a JSON body or answer: a positive integer, exact as a JS number (ruling 1.3). */
export const Id = z.int('This should be a whole number').positive();

/** An id in a path or query. `1e3`, ` 5` and `05` are not ids. */
export const pathId = (message = 'Invalid ID') =>
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/, message)
    .transform(Number)
    .refine(Number.isSafeInteger, message);

/** A moment, ISO 8601 in UTC with `Z` (ruling 1.4). */
export const Time = z.iso.datetime();

export const RoleName = z.enum(roles, 'No such role');
export const RoomName = z.enum(rooms, 'No such room');
export const RunStatusName = z.enum(runStatuses, 'No such status');

export const Reasoning = filledText(limits.reasoning, votes.reasoningRequired);

export const AccessCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(
    new RegExp(`^[A-Z0-9]{${accessCode.length}}$`),
    `An access code has ${accessCode.length} letters and digits`,
  );

/** One page of a long list; the first is 1. An empty `page` is none. */
export const pageQuery = {
  search: text(limits.name).optional(),
  page: z
    .string()
    .regex(/^([1-9]\d{0,5})?$/, 'Invalid page')
    .transform((typed) => (typed === '' ? undefined : Number(typed)))
    .optional(),
};

/** A switch in a query. */
export const queryFlag = z
  .enum(['true', 'false'], 'This should be true or false')
  .transform((value) => value === 'true');
export const pageAnswer = { total: z.int(), page: z.int(), page_size: z.int() };

/** What a delete answers (ruling 1.5). */
export const Deleted = z.object({ id: Id });
export const Done = z.object({ message: z.string() });
