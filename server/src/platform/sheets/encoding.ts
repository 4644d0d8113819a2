import { lostCharacter, plausibility, type SheetEncoding, sheetEncodings } from '@vincere/domain';
import { analyse } from 'chardet';

/** A decoded text. `isSure` says that the bytes allow no other encoding. */
export type Decoded = { text: string; encoding: SheetEncoding; isSure: boolean };

/**
 * Decodes a text in the encoding that its bytes declare or allow. If they allow several, the most probable one is used, and
 * `isSure` is false.
 */
export function decode(bytes: Buffer): Decoded {
  const declaredEncoding = declaredIn(bytes);
  if (declaredEncoding !== undefined) return { ...decodeAs(bytes, declaredEncoding), isSure: true };
  const wide = wideIn(bytes);
  if (wide !== undefined) {
    const wideResult = decodeAs(bytes, wide);
    return { ...wideResult, isSure: !wideResult.text.includes(lostCharacter) };
  }
  // Only ISO-2022-JP switches between sets of characters by these sequences, all of ASCII.
  if (bytes.includes('\u001b$') || bytes.includes('\u001b('))
    return { ...decodeAs(bytes, 'iso-2022-jp'), isSure: false };
  const utf8 = decodeAs(bytes, 'utf-8');
  const lostCount = countOf(utf8.text, /\ufffd/g);
  if (lostCount === 0) return { ...utf8, isSure: true };
  // Other encodings contain valid sequences of UTF-8 only by accident.
  if (countOf(utf8.text, /[\u0080-\ufffc\u{10000}-\u{10ffff}]/gu) >= lostCount)
    return { ...utf8, isSure: false };
  return { ...decodeAs(bytes, mostProbable(bytes)), isSure: false };
}

/** Decodes a text in this encoding. Bytes without a meaning in it become U+FFFD. */
export function decodeAs(bytes: Buffer, encoding: SheetEncoding): Omit<Decoded, 'isSure'> {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Returns the encoding that a byte order mark declares. */
function declaredIn(bytes: Buffer): SheetEncoding | undefined {
  const start = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  if (start === 0xfffe) return 'utf-16le';
  return start === 0xfeff ? 'utf-16be' : undefined;
}

/**
 * Returns UTF-16 for a text in which many characters have a zero byte: its delimiters, line ends and addresses. A few zero
 * bytes are stray ones.
 */
function wideIn(bytes: Buffer): SheetEncoding | undefined {
  let [even, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === 0) {
      if (at % 2 === 0) even += 1;
      else odd += 1;
    }
  if (Math.max(even, odd) < bytes.length / 10) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** Detected names of encodings that another one includes. */
const supersets: Readonly<Record<string, SheetEncoding>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-5': 'windows-1251',
  'iso-8859-6': 'windows-1256',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
};

/** Bytes that are enough to tell an encoding. */
const sampleSize = 20_000;

/** Returns the encoding of a text of which only some words have letters beyond ASCII. */
function mostProbable(bytes: Buffer): SheetEncoding {
  const sample = foreignWords(bytes);
  const scores = new Map<SheetEncoding, number>();
  for (const { name, confidence } of analyse(sample)) {
    const encoding = supersets[name.toLowerCase()] ?? name.toLowerCase();
    if (isEncoding(encoding)) scores.set(encoding, Math.max(scores.get(encoding) ?? 0, confidence / 100));
  }
  const candidates: SheetEncoding[] = [
    'windows-1252',
    'windows-1250',
    'windows-1251',
    'macintosh',
    ...(Object.keys(commonFirstBytes) as SheetEncoding[]),
    ...scores.keys(),
  ];
  let bestCandidate: { encoding: SheetEncoding; score: number } | undefined;
  for (const encoding of new Set(candidates)) {
    const { text } = decodeAs(sample, encoding);
    const score =
      plausibility(text) + 0.5 * (scores.get(encoding) ?? 0) - 0.3 * shareOfRare(sample, encoding);
    if (bestCandidate === undefined || score > bestCandidate.score) bestCandidate = { encoding, score };
  }
  return bestCandidate?.encoding ?? 'windows-1252';
}

/** First bytes of the common characters in encodings with two bytes, most specific encoding first. */
const commonFirstBytes: Partial<Record<SheetEncoding, readonly [from: number, to: number]>> = {
  'euc-kr': [0xb0, 0xc8],
  'euc-jp': [0xb0, 0xcf],
  shift_jis: [0x82, 0x97],
  gb18030: [0xb0, 0xd7],
  big5: [0xa4, 0xc6],
};

/** Returns which share of the two-byte characters is rare in this encoding; 0 for other encodings. */
function shareOfRare(sample: Buffer, encoding: SheetEncoding): number {
  const [from, to] = commonFirstBytes[encoding] ?? [];
  if (from === undefined || to === undefined) return 0;
  let [rare, count] = [0, 0];
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at] ?? 0;
    if (byte < 0x80) continue;
    const isCommon =
      (byte >= from && byte <= to) || (encoding === 'euc-jp' && (byte === 0xa4 || byte === 0xa5));
    if (!isCommon) rare += 1;
    count += 1;
    at += 1;
  }
  return count === 0 ? 0 : rare / count;
}

const isEncoding = (name: string): name is SheetEncoding => Object.hasOwn(sheetEncodings, name);

/** Returns the lines with bytes beyond ASCII, without what makes all encodings look alike: email addresses and numbers. */
function foreignWords(bytes: Buffer): Buffer {
  const lines = bytes.toString('latin1').split(/[\r\n]+/);
  const words = lines
    .flatMap((line) => line.split(/[,;\t "]/))
    .filter((word) => /[\u0080-\u00ff]/.test(word));
  return Buffer.from(words.join('\n').slice(0, sampleSize), 'latin1');
}
