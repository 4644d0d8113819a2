import type { Content } from 'pdfmake/interfaces.js';
import { breakHere, runsOf } from './typefaces.ts';

/** Where a node of a document keeps what is read; all else of it says how it looks. */
const withTexts = new Set(['text', 'stack', 'columns', 'table', 'body']);

/** A document with every text in typefaces that have its characters, and whether there is one for each of them. */
export function fitted(content: Content): { content: Content; isWhole: boolean } {
  let isWhole = true;
  const whole = fit(content) as Content;
  return { content: whole, isWhole };

  function fit(value: unknown): unknown {
    if (typeof value === 'string') return fitText(value);
    if (Array.isArray(value)) return value.map(fit);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withTexts.has(key) ? fit(part) : part]),
    );
  }

  function fitText(text: string): unknown {
    const runs = runsOf(breakable(evenSpaces(text)));
    if (runs.some(({ lacks }) => lacks)) isWhole = false;
    if (runs.every(({ font }) => font === 'Roboto')) return runs.map((run) => run.text).join('');
    return { text: runs.map((run) => ({ text: run.text, font: run.font, noWrap: run.whole ?? false })) };
  }
}

/**
 * Replaces every kind of white space by spaces and line breaks, and long runs of spaces by one. The time that pdfmake needs
 * for a run of white space grows with the square of its length.
 */
function evenSpaces(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, (spaces) => (spaces.length < 4 ? ' '.repeat(spaces.length) : ' '));
}

/** Lets a line break in the middle of a long word: a column of a table grows as wide as its widest word. */
function breakable(text: string): string {
  return text.replace(/\S{20}(?=\S)/gu, `$&${breakHere}`);
}
