import { type Flow, fill, type RatingMark, type Role } from '@vincere/domain';
import type { RunData } from '../../run-data.ts';
import type { shades } from '../colours.ts';

/*
 * The content of a report as plain data. The PDF and the Word file are both drawn from it. A block has
 * content and structure, but no place on a page.
 */

type Stage = RunData['stages'][number];

/** A part of a text that is bold or less prominent. */
export type Run = { text: string; isBold?: boolean; tone?: 'quiet' | 'faint' };
export type Words = string | readonly (string | Run)[];

/** A small drawing in a cell. The words beside it always say the same. */
export type Mark =
  | { mark: 'decision'; letter: string; isChosen: boolean }
  | { mark: 'room'; room: Role }
  /** Shares of a whole (0 to 1), the most prominent colour first. */
  | { mark: 'bar'; parts: readonly { share: number; shade: Shade }[] }
  /** The time, and the time until half had voted, as shares of the longest time. */
  | { mark: 'time'; share: number; half: number }
  /** A mean from 0 to 100. */
  | { mark: 'mean'; mean: number }
  /** The number of people who gave each answer of a scale from 1 up. */
  | { mark: 'answers'; counts: readonly number[]; shade: Shade }
  /** The number of raters who gave each mark, with the letter of the mark. */
  | { mark: 'ratings'; counts: readonly { mark: RatingMark; people: number }[] };
export type Shade = keyof typeof shades;

export type Text = {
  kind: 'text';
  words: Words;
  look?: 'story' | 'faint' | 'quiet' | 'strong';
  /** Whether the text stays on one page with what follows it, as headings do. */
  isLead?: boolean;
};
/** One text or mark, or several below each other. */
export type Cell = Words | Mark | { stack: readonly (Text | Mark)[] } | { beside: readonly [Mark, Text] };

export type Column = {
  title: string;
  /** In points on paper; null for an equal share of the rest. */
  width: number | null;
  isNumber?: boolean;
};
/** Without any title of a column, a table has no head. */
export type Table = { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Cell[])[] };

export type Heading = {
  kind: 'heading';
  size: 'part' | 'chapter' | 'section' | 'group';
  text: string;
  /** The name under which references find it. */
  id?: string;
  /** A line above it. */
  over?: string;
  /** A remark beside it. */
  note?: string;
};

export type Block =
  /** The title of the report, with a line above it. */
  | { kind: 'title'; over: string; text: string }
  | Heading
  | Text
  | Table
  /** Blocks beside each other; null for an equal share of the rest. */
  | { kind: 'columns'; columns: readonly { width: number | null; blocks: readonly Block[] }[] }
  /** The stages that the group went through, each with its decision. */
  | { kind: 'path'; stages: readonly PathStage[] }
  | { kind: 'findings'; findings: readonly FindingText[] }
  /** A stage with the votes for each decision and some figures. */
  | { kind: 'stage'; stage: StageFigures }
  /** A reference to the part that shows more. */
  | { kind: 'reference'; to: Reference }
  /** A text that is set apart. */
  | { kind: 'note'; words: Words }
  /** Drawings whose numbers other blocks show, or `instead` where there are no drawings. */
  | { kind: 'flow'; stage: Stage; flows: readonly Flow[]; isSmall: boolean; instead: Table | null }
  | { kind: 'map'; map: RunData['map']; stages: RunData['stages']; caption: string; instead: Table }
  | { kind: 'distributions'; charts: readonly Distribution[]; instead: Table }
  /** The meaning of a sign in the drawings above. */
  | { kind: 'key'; words: string }
  /** A new page, unless the page before it would stay mostly empty. */
  | { kind: 'break' };

/** A title that a page refers to. */
export type Reference = { id: string; title: string };
/** How many people gave each confidence from 0 to 100 in tens; null for too few. `tooFew` says so. */
export type Distribution = { title: string; counts: readonly number[] | null; tooFew: string };
export type PathStage = {
  number: number;
  label: string;
  scenario: string;
  decision: { letter: string; title: string } | null;
  votes: readonly { letter: string; votes: number; isChosen: boolean }[];
  how: string;
};
export type FindingText = { title: string; details: string; remark: string; to: Reference | null };
export type StageFigures = {
  title: string;
  id: string;
  lines: readonly string[];
  decisions: readonly { letter: string; title: string; votes: number; share: number; isChosen: boolean }[];
  figures: readonly (readonly [name: string, value: string])[];
};

export function section(text: string, body: readonly Block[], id?: string): Block[] {
  return [{ kind: 'heading', size: 'section', text, ...(id !== undefined && { id }) }, ...body];
}

export function text(words: Words, look?: Text['look']): Text {
  return { kind: 'text', words, ...(look !== undefined && { look }) };
}

/** Returns a text that stays with what follows it. */
export function lead(words: Words, look?: Text['look']): Text {
  return { ...text(words, look), isLead: true };
}

/** Returns a text with the words between `<b>` and `</b>` in bold. */
export function withBold(fullText: string, facts: Readonly<Record<string, string | number>>): Words {
  return fill(fullText, facts)
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => ({ text: part, isBold: index % 2 === 1 }));
}

export function hasHead({ columns }: Table): boolean {
  return columns.some(({ title }) => title !== '');
}

/** Returns a text paragraph by paragraph. */
export function paragraphs(fullText: string): Text[] {
  return fullText
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => text(paragraph, 'story'));
}

/** Returns the plain text of words. */
export function plain(words: Words): string {
  return typeof words === 'string'
    ? words
    : words.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
