import {
  accessCodeIn,
  cleanName,
  cleanPersonName,
  type NameFault,
  nameFaults,
  personNameFault,
  questionnaireScopes,
  roles,
  rooms,
  runStatuses,
  titleFault,
} from '@vincere/domain';
import { z } from 'zod';
import { accessCode, limits } from './constants.ts';
import { shared } from './messages/shared.ts';
import { votes } from './messages/votes.ts';

export { limits };

// Replaces half a surrogate pair, as in a truncated emoji, and noncharacters, which no text can contain, by U+FFFD.
const wellFormed = (text: string) => text.replace(/\p{Surrogate}|\p{Noncharacter_Code_Point}/gu, '\uFFFD');
// PostgreSQL can't store the null character.
const withoutNull = (text: string) => !text.includes('\u0000');
const nullMessage = 'Null characters are not allowed';

/** A text of at most `max` characters that keeps its white space. */
export const text = (max: number) =>
  z.string().overwrite(wellFormed).max(max).refine(withoutNull, nullMessage);

/** Like `text`, but trimmed and not blank: a key, a token, or a question. Names and titles are a `name`. */
export const trimmedText = (message: string = shared.fieldRequired, max: number = limits.name) =>
  z.string().overwrite(wellFormed).trim().min(1, message).max(max).refine(withoutNull, nullMessage);

/** Reports the fault of a name. A blank one has none: it is missing, or may be. */
const withoutFault =
  (faultOf: (name: string) => NameFault | null) => (value: string, context: z.RefinementCtx) => {
    const fault = value === '' ? null : faultOf(value);
    if (fault !== null) context.addIssue({ code: 'custom', message: nameFaults[fault] });
  };

/** The name or title of a thing: one line without invisible characters, stored as `cleanName` returns it. */
export const name = (message: string = shared.fieldRequired, max: number = limits.name) =>
  z
    .string()
    .overwrite(wellFormed)
    .overwrite(cleanName)
    .min(1, message)
    .max(max)
    .superRefine(withoutFault(titleFault));

/** Like `name`, but may be blank. */
export const optionalName = (max: number = limits.name) =>
  z.string().overwrite(wellFormed).overwrite(cleanName).max(max).superRefine(withoutFault(titleFault));

/** The name of a person, or a part of it. It has letters or digits, and nothing that programs turn into a link. */
export const personName = (max: number = limits.name) =>
  z
    .string()
    .overwrite(wellFormed)
    .overwrite(cleanPersonName)
    .min(1, shared.fieldRequired)
    .max(max)
    .superRefine(withoutFault(personNameFault));

/** Like `text`, but refused when blank. White space is kept. */
export const filledText = (max: number, message: string = shared.fieldRequired) =>
  text(max).refine((value) => value.trim() !== '', message);

/** An integer from `min` to `max`, inclusive. */
export const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);

/** An id in a JSON body or answer: a positive integer, exact as a JS number. */
export const Id = z.int().positive();

/** An id in a path or query. `1e3`, ` 5` and `05` are not ids. */
export const pathId = (message = 'Invalid ID') =>
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/, message)
    .transform(Number)
    .refine(Number.isSafeInteger, message);

/** A time, ISO 8601 in UTC with `Z`. */
export const Time = z.iso.datetime();

/** Sets the message of a wrong value. A missing one is reported as missing. */
const unlessMissing = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? undefined : message),
});

export const RoleName = z.enum(roles, unlessMissing('No such role'));
export const RoomName = z.enum(rooms, unlessMissing('No such room'));
export const QuestionnaireScopeName = z.enum(questionnaireScopes);
export const RunStatusName = z.enum(runStatuses, unlessMissing('No such status'));

export const Reasoning = filledText(limits.reasoning, votes.reasoningRequired);

/** An access code as a person typed or pasted it. A malformed one is looked up and is unknown. */
export const EnteredCode = text(limits.name).overwrite(accessCodeIn);

/** The access code of a new run. */
export const AccessCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[A-Z0-9]{${accessCode.length}}$`), 'An access code has 6 letters and digits');

/** The query of a paged list. The first page is 1. An empty `page` counts as omitted. */
export const pageQuery = {
  search: text(limits.name).optional(),
  page: z
    .string()
    .regex(/^([1-9]\d{0,5})?$/, 'Invalid page')
    .transform((value) => (value === '' ? undefined : Number(value)))
    .optional(),
};

/** A boolean in a query. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A count in a query string. */
export const queryCount = z
  .string()
  .regex(/^\d{1,9}$/, 'Invalid number')
  .transform(Number);

export const pageAnswer = { total: z.int(), page: z.int(), page_size: z.int() };

/** The answer of a deletion: the id of the deleted object. */
export const Deleted = z.object({ id: Id });
export const Done = z.object({ message: z.string() });
