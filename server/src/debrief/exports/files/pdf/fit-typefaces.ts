import type { Content } from 'pdfmake/interfaces.js';
import { baseTypeface, typefaceOfStyle } from './style.ts';
import { breakHere, type OwnTypeface, runsOf } from './typefaces.ts';

/** The properties of a document node that hold its text. All others are styling. */
const withTexts = new Set(['text', 'stack', 'columns', 'table', 'body', 'ul', 'ol']);

/** Splits texts so that each part has a typeface with its characters. `isWhole` is false if some character has none. */
export function fitTypefaces(content: Content): { content: Content; isWhole: boolean } {
  let isWhole = true;
  const fittedContent = fit(content, baseTypeface) as Content;
  return { content: fittedContent, isWhole };

  function fit(value: unknown, outer: OwnTypeface): unknown {
    if (typeof value === 'string') return fitText(value, outer);
    if (Array.isArray(value)) return value.map((part) => fit(part, outer));
    if (value === null || typeof value !== 'object') return value;
    const ownTypeface = 'style' in value ? typefaceOfStyle(value.style, outer) : outer;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withTexts.has(key) ? fit(part, ownTypeface) : part]),
    );
  }

  function fitText(text: string, ownTypeface: OwnTypeface): unknown {
    const runs = runsOf(breakable(normalizeSpaces(text)), ownTypeface);
    if (runs.some(({ lacks }) => lacks)) isWhole = false;
    if (runs.every(({ font }) => font === ownTypeface)) return runs.map((run) => run.text).join('');
    return { text: runs.map((run) => ({ text: run.text, font: run.font, noWrap: run.whole ?? false })) };
  }
}

/**
 * Replaces all white space by spaces and line breaks, and four or more spaces in a row by one. The time that pdfmake needs
 * for a run of white space grows with the square of its length.
 */
function normalizeSpaces(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, (spaces) => (spaces.length < 4 ? ' '.repeat(spaces.length) : ' '));
}

/** Lets lines break inside long words; otherwise the longest word would set the width of a table column. */
function breakable(text: string): string {
  return text.replace(/\S{20}(?=\S)/gu, `$&${breakHere}`);
}
