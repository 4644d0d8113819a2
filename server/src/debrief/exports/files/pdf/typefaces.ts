import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);
const roboto = (name: string) =>
  join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto', `Roboto-${name}.ttf`);
const unifont = require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');

/**
 * The product's two typefaces, then those that fill in for them, best first: Roboto (Greek, Cyrillic), DejaVu (signs, Arabic,
 * Hebrew, …) and Unifont (everything else: Chinese, emoji, …). A file is read when a text needs it.
 */
const files = {
  Archivo: {
    normal: require.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
  },
  Serif: {
    normal: require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  },
  Roboto: { normal: roboto('Regular'), bold: roboto('Medium') },
  DejaVu: {
    normal: require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff'),
    bold: require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff'),
  },
  Unifont: { normal: unifont, bold: unifont },
};

type Typeface = keyof typeof files;
const fallbacks = ['Roboto', 'DejaVu', 'Unifont'] as const;

/** The typefaces of the product: Archivo for labels, tables and figures, Source Serif for headings and stories. */
export const ownTypefaces = ['Archivo', 'Serif'] as const;
export type OwnTypeface = (typeof ownTypefaces)[number];

/** The sign in place of a character that no typeface has. */
export const unknown = '□';

/** A part of a text in one typeface. */
export type Run = {
  text: string;
  font: Typeface;
  /** Set if the text must not be broken into lines. */
  whole?: true;
  /** Set if the text has `unknown` in place of a character that no typeface has. */
  lacks?: true;
};

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Matches right-to-left letters and the punctuation between them, which must be reversed together. */
const rightToLeftRuns = new RegExp(
  `(${rightToLeft.source}(?:[\\p{M}\\p{P} ]*${rightToLeft.source})*\\p{M}*)`,
  'u',
);
/** A zero-width space, at which a line may break. */
export const breakHere = '\u200b';
/** Characters that are invisible or modify the previous one. The typefaces cannot render them. */
const invisibleCharacters =
  /[^\P{Cc}\t\n\r]|(?!\u200b)\p{Cf}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu;
/** The number of right-to-left characters that fits on one line of any column. */
const columnLength = 26;
export const noBreak = '\u00a0';

/** A font file. SVG images refer to it by its own name, once a text has used it. */
type Face = { name: string; bytes: Buffer; font: Font };
type Opened = { normal: Face; bold: Face };
const facesByTypeface = new Map<Typeface, Opened>();

function open(typeface: Typeface): Opened {
  const cachedFaces = facesByTypeface.get(typeface);
  if (cachedFaces !== undefined) return cachedFaces;
  const { normal: path, bold: boldPath } = files[typeface];
  const normal = readFace(path);
  const faces = { normal, bold: boldPath === path ? normal : readFace(boldPath) };
  facesByTypeface.set(typeface, faces);
  return faces;
}

function readFace(path: string): Face {
  const file = readFileSync(path);
  const bytes = path.endsWith('.woff') ? unpackWoff(file) : file;
  const font = create(bytes) as Font;
  return { name: font.postscriptName ?? path, bytes, font };
}

/** Returns the product's typefaces, and the others that the texts and drawings of a fitted document use. */
export function neededTypefaces(document: unknown): [name: Typeface, Opened][] {
  const content = JSON.stringify(document);
  const usedFallbacks = fallbacks.filter(
    (name) => content.includes(`"font":"${name}"`) || content.includes(`font-family=\\"${name}\\"`),
  );
  return [...ownTypefaces, ...usedFallbacks].map((name) => [name, open(name)]);
}

function has(typeface: Typeface, character: string): boolean {
  return open(typeface).normal.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Returns the maximum width of a text in em. It adds up the glyphs, because shaping the text costs much more. */
export function widthOf(text: string, weight: keyof Opened): number {
  return runsOf(text, 'Archivo', Number.POSITIVE_INFINITY).reduce((sum, run) => {
    const { font } = open(run.font)[weight];
    const glyphs = font.glyphsForString(run.text);
    return sum + glyphs.reduce((width, glyph) => width + glyph.advanceWidth, 0) / font.unitsPerEm;
  }, 0);
}

/**
 * Splits a text into runs by typeface: `ownTypeface`, and others for the characters that it lacks. Right-to-left text is split into
 * lines of at most `lineLength` characters.
 */
export function runsOf(text: string, ownTypeface: OwnTypeface = 'Archivo', lineLength = columnLength): Run[] {
  if (/^[\n -~]*$/.test(text)) return [{ text, font: ownTypeface }];
  return text
    .replace(invisibleCharacters, '')
    .split(rightToLeftRuns)
    .flatMap((part, index) =>
      index % 2 === 0 ? byTypeface(part, ownTypeface) : rightToLeftLines(part, ownTypeface, lineLength),
    );
}

const typefaceCache = {
  Archivo: new Map<string, Typeface | undefined>(),
  Serif: new Map<string, Typeface | undefined>(),
};

/** Returns `ownTypeface` if it has a character, otherwise the first fallback that has it, or undefined if none has. */
export function typefaceOf(character: string, ownTypeface: OwnTypeface): Typeface | undefined {
  if (/[ \t\n\r]/.test(character)) return ownTypeface;
  const cache = typefaceCache[ownTypeface];
  if (!cache.has(character))
    cache.set(
      character,
      [ownTypeface, ...fallbacks].find((typeface) => has(typeface, character)),
    );
  return cache.get(character);
}

function byTypeface(text: string, ownTypeface: OwnTypeface): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const lastRun = runs.at(-1);
    const font = typefaceOf(character, ownTypeface);
    if (font === undefined) runs.push({ text: unknown, font: 'DejaVu', lacks: true });
    else if (lastRun?.font === font && !lastRun.lacks) lastRun.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

/** Splits a word that is longer than a line. */
function splitWord(word: string, length: number): string[] {
  if (word.length <= length) return [word];
  const characters = Array.from(word);
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, index) =>
    characters.slice(index * length, (index + 1) * length).join(''),
  );
}

/**
 * Splits right-to-left text into lines joined by no-break spaces, because pdfmake reverses each unbroken part as a whole.
 */
function rightToLeftLines(text: string, ownTypeface: OwnTypeface, lineLength: number): Run[] {
  const lines: string[][] = [];
  for (const word of text.split(' ').flatMap((fullWord) => splitWord(fullWord, lineLength))) {
    const line = lines.at(-1);
    if (line !== undefined && [...line, word].join(' ').length <= lineLength) line.push(word);
    else lines.push([word]);
  }
  const isInDejaVu = Array.from(text).every((character) => has('DejaVu', character));
  const font = isInDejaVu ? 'DejaVu' : 'Unifont';
  return lines.flatMap((line, index): Run[] => [
    ...(index === 0 ? [] : [{ text: '\n', font: ownTypeface } as const]),
    { text: line.join(noBreak), font, whole: true },
  ]);
}
