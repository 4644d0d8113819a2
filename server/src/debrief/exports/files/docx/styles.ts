import { BorderStyle, type IParagraphStyleOptions, type IStylesOptions, LineRuleType } from 'docx';
import { colour } from '../colours.ts';
import type { Text } from '../report/blocks.ts';

/** Typefaces that every computer has, or a replacement of the same width. */
const [sans, serif] = ['Arial', 'Georgia'] as const;

/** A4 with its margins, in twips (twentieths of a point). `text` is the width between the margins. */
export const page = { width: 11_906, height: 16_838, margin: 1_120, text: 9_666 } as const;

/** Returns a colour as Word writes it. */
export function hex(value: string): string {
  return value.slice(1).toUpperCase();
}

/** The paragraph styles of texts by their look. People can change them all at once in Word. */
export const textStyles: Record<NonNullable<Text['look']>, string> = {
  story: 'story',
  faint: 'faint',
  quiet: 'quiet',
  strong: 'strong-text',
};
export const noteStyle = 'note';

function style(
  id: string,
  run: IParagraphStyleOptions['run'],
  paragraph: IParagraphStyleOptions['paragraph'] = {},
): IParagraphStyleOptions {
  return { id, name: `vincere ${id}`, basedOn: 'Normal', next: 'Normal', quickFormat: true, run, paragraph };
}

function headingStyle(size: number, before: number, after: number, font: string = serif) {
  return {
    run: { font, size, bold: true, color: hex(colour.ink) },
    paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
  };
}

/** Returns the styles of a document in a language, such as `de-DE`. Sizes are in half points. */
export function stylesFor(tag: string): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: sans, size: 20, color: hex(colour.ink), language: { value: tag } },
        paragraph: { spacing: { after: 100, line: 264, lineRule: LineRuleType.AUTO } },
      },
      title: headingStyle(52, 120, 160),
      heading1: headingStyle(36, 480, 140),
      heading2: headingStyle(28, 320, 100),
      heading3: headingStyle(24, 240, 80),
      heading4: headingStyle(20, 200, 60, sans),
    },
    paragraphStyles: [
      style(
        textStyles.story,
        { font: serif, size: 21 },
        { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      ),
      style(textStyles.faint, { size: 18, color: hex(colour.ink3) }, { spacing: { after: 80 } }),
      style(textStyles.quiet, { color: hex(colour.ink2) }),
      style(textStyles.strong, { bold: true }),
      style(
        noteStyle,
        {},
        {
          shading: { fill: hex(colour.sunken) },
          border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: hex(colour.ink) } },
          indent: { left: 160 },
          spacing: { before: 120, after: 120 },
        },
      ),
    ],
  };
}
