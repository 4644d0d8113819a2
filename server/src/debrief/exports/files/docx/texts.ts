import { type IParagraphOptions, Paragraph, ShadingType, TextRun } from 'docx';
import { colour, shades } from '../colours.ts';
import type { Mark, Run, Text, Words } from '../report/blocks.ts';
import { hex, textStyles } from './styles.ts';

const noBreak = '\u00a0';
/** The number of spaces in a bar. */
const barLength = 32;
/** The number of spaces in a bar of ratings, which also has letters and numbers. */
const ratingsLength = 12;

type RatingCount = Extract<Mark, { mark: 'ratings' }>['counts'][number];
type ParagraphOptions = Omit<IParagraphOptions, 'children' | 'text'>;

/** Returns a paragraph of words. */
export function paragraphOf(words: Words, options: ParagraphOptions = {}, before: TextRun[] = []): Paragraph {
  return new Paragraph({ ...options, children: [...before, ...runsOf(words)] });
}

/** Returns the paragraph of a text in the style of its look. */
export function drawText({ words, look, isLead }: Text, options: ParagraphOptions = {}): Paragraph {
  const style = look === undefined ? {} : { style: textStyles[look] };
  return paragraphOf(words, { ...style, ...(isLead && { keepNext: true }), ...options });
}

/** Returns the runs of words. A text in Word has no line breaks, so each line is a run of its own. */
export function runsOf(words: Words): TextRun[] {
  const parts = typeof words === 'string' ? [words] : words;
  return parts.flatMap((part) => linesOf(typeof part === 'string' ? { text: part } : part));
}

function linesOf({ text, isBold = false, tone }: Run): TextRun[] {
  const look = {
    ...(isBold && { bold: true }),
    ...(tone === 'faint' && { color: hex(colour.ink3), size: 17 }),
    ...(tone === 'quiet' && { color: hex(colour.ink2) }),
  };
  return text
    .split(/\r\n?|[\n\v\f\u2028\u2029]/)
    .map((line, index) => new TextRun({ text: line, ...look, ...(index > 0 && { break: 1 }) }));
}

/** Returns a mark as shaded spaces, which need no picture and stay when people edit the file. */
export function runsOfMark(mark: Mark): TextRun[] {
  switch (mark.mark) {
    case 'decision':
      return [
        mark.isChosen
          ? shaded(` ${mark.letter} `, colour.ink, '#ffffff')
          : new TextRun({ text: ` ${mark.letter} `, bold: true }),
      ];
    case 'room':
      return [shaded('   ', colour.room[mark.room])];
    case 'bar':
      return barRuns(mark.parts);
    case 'time':
      return timeRuns(mark);
    case 'mean':
      return barRuns([{ share: mark.mean / 100, shade: 'ink' }]);
    case 'answers':
      return answerRuns(mark);
    case 'ratings':
      return mark.counts.flatMap((count) => ratingRuns(count, mark.counts));
  }
}

/** Returns a bar of the time, with a dark mark where half had voted. */
function timeRuns({ share, half }: Extract<Mark, { mark: 'time' }>): TextRun[] {
  const mark = 1 / barLength;
  const before = Math.max(0, Math.min(half, share) - mark);
  if (half <= 0) return barRuns([{ share, shade: 'middle' }]);
  return barRuns([
    { share: before, shade: 'middle' },
    { share: mark, shade: 'ink' },
    { share: Math.max(0, share - before - mark), shade: 'middle' },
  ]);
}

/** Returns each answer of a scale with a bar as long as its share of all answers, and its number. */
function answerRuns({ counts, shade }: Extract<Mark, { mark: 'answers' }>): TextRun[] {
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return counts.flatMap((count, index) => {
    const length = Math.round((count / total) * ratingsLength);
    return [
      new TextRun({ text: `${index + 1} `, color: hex(colour.ink3), ...(index > 0 && { break: 1 }) }),
      ...(length === 0 ? [] : [shaded(' '.repeat(length), shades[shade])]),
      new TextRun(` ${count}`),
    ];
  });
}

/** Returns a mark with its letter and the number of raters. Its length is their share of all raters. */
function ratingRuns({ mark, people }: RatingCount, all: readonly RatingCount[]): TextRun[] {
  const total = all.reduce((sum, count) => sum + count.people, 0);
  const words = ` ${mark} ${' '.repeat(Math.round((people / total) * ratingsLength))}${people} `;
  const fills = { P: colour.ink, S: colour.line, M: colour.sunken, U: '#ffffff' };
  return [shaded(words, fills[mark], mark === 'P' ? '#ffffff' : colour.ink), new TextRun(noBreak)];
}

function barRuns(parts: Extract<Mark, { mark: 'bar' }>['parts']): TextRun[] {
  const lengths = parts.map(({ share }) => Math.round(Math.max(0, Math.min(1, share)) * barLength));
  const rest = barLength - lengths.reduce((sum, length) => sum + length, 0);
  return [
    ...parts.flatMap(({ shade }, index) => {
      const length = lengths[index] ?? 0;
      return length === 0 ? [] : [shaded(' '.repeat(length), shades[shade])];
    }),
    ...(rest > 0 ? [shaded(' '.repeat(rest), colour.sunken)] : []),
    // LibreOffice doesn't shade spaces at the end of a line.
    new TextRun(noBreak),
  ];
}

function shaded(text: string, fill: string, color?: string): TextRun {
  return new TextRun({
    text,
    shading: { type: ShadingType.CLEAR, fill: hex(fill) },
    ...(color !== undefined && { color: hex(color), bold: true }),
  });
}
