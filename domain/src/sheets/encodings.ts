/** The encodings in which a CSV file can be read, with the names that a spreadsheet program gives them. */
export const sheetEncodings = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  macintosh: 'Western European (Mac)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  gb18030: 'Simplified Chinese (GB18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const;

export type SheetEncoding = keyof typeof sheetEncodings;

/** The character that replaces bytes without a meaning in an encoding. */
export const lostCharacter = '\ufffd';

/**
 * Returns how much a text reads like names and words, from its words with letters beyond ASCII: 1 if all of it does. A text
 * that was decoded with a wrong encoding mixes scripts, has signs and capitals within words, or letters that no name has.
 */
export function plausibility(text: string): number {
  let score = 0;
  let count = 0;
  for (const [word] of text.matchAll(
    /[^\s\u0021-\u0026\u0028-\u002c\u002e-\u0040[-`{-\u007e\u00ab\u00bb\u2013\u2014\u2018-\u201e\u2026]+/gu,
  )) {
    const foreign = word.match(/[\u0080-\u{10ffff}]/gu)?.length ?? 0;
    if (foreign === 0) continue;
    count += foreign;
    score += foreign - penaltyOf(word, foreign);
  }
  return count === 0 ? 1 : score / count;
}

/** Scripts that do not share a word. Japanese has three. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

function penaltyOf(word: string, foreign: number): number {
  const count = (pattern: RegExp) => word.match(pattern)?.length ?? 0;
  const scriptCount = scripts.filter((script) => script.test(word)).length;
  const isLatin = scripts[0]?.test(word) === true;
  const letters = count(/\p{L}/gu);
  return (
    6 * count(/[\ufffd\u0080-\u009f\p{Co}\p{Cn}]/gu) +
    3 * count(/(?![\p{L}\p{M}\u2019\u2010-\u2014\u30fb\u3005])[\u0080-\u{10ffff}]/gu) +
    2 * count(/(?<=\p{Ll})\p{Lu}(?![a-z])|(?<=\p{L})(?![A-Z])\p{Lu}(?=\p{Ll})/gu) +
    2 * count(/[ŸªºƒðþÐÞ\ufb00-\ufb06\uff61-\uff9f]/gu) +
    0.5 * count(/õ(?!e)|^(?!\p{Script=Latin})\p{Ll}/gu) +
    0.15 * count(/(?![a-zA-ZäöüßÄÖÜéÉáàâãåÅçñóôõíîïúêë])\p{Script=Latin}/gu) +
    (scriptCount > 1 ? 3 * foreign : 0) +
    // Words in Latin letters are mostly ASCII.
    (isLatin && letters >= 3 && foreign / letters > 0.6 ? 2 * foreign : 0)
  );
}
