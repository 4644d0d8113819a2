import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { utf8Length } from '../text/text.ts';
import {
  acceptedExtensions,
  archivePath,
  cleanFileName,
  contentTypeOf,
  downloadName,
  extensionOf,
  isVideo,
  matchesExtension,
  maxFileBytes,
  maxFileNameLength,
  maxNameBytes,
  portableName,
  requireAcceptedName,
} from './files.ts';

const spoofed = `report\u202Efdp.exe`;

describe('the name of a file', () => {
  test.each([
    ['Briefing note.pdf', 'Briefing note.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ada\\plan.docx', 'plan.docx'],
    ['.hidden.txt', 'hidden.txt'],
    [' .. notes.txt ', 'notes.txt'],
    ['a\r\nSet-Cookie: b.txt', 'aSet-Cookie: b.txt'],
    [spoofed, 'reportfdp.exe'],
    ['Lagebericht für morgen.pdf', 'Lagebericht für morgen.pdf'],
    ['..', 'file'],
    ['folder/', 'file'],
    ['', 'file'],
  ])('the file name %j is stored as %j', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned);
  });

  test('the name of a file keeps its extension when it is cut to the maximum length', () => {
    const cleaned = cleanFileName(`${'long '.repeat(80)}.PDF`);
    expect(cleaned.length).toBeLessThanOrEqual(maxFileNameLength);
    expect(extensionOf(cleaned)).toBe('pdf');
  });

  test('the name of a file is safe for any input, and cleaning it twice changes nothing', () => {
    const parts = fc.constantFrom(
      '.',
      '/',
      '\\',
      ' ',
      '\0',
      '\r\n',
      '\u202E',
      '\uD83D',
      'x',
      '.pdf',
      'y'.repeat(99),
    );
    const names = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parts).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(names, (name) => {
        const cleaned = cleanFileName(name);
        expect(cleaned).not.toMatch(/[/\\\p{Cc}\p{Cs}\p{Bidi_Control}]|^\.|^\s|\s$|^$/u);
        expect(cleaned.length).toBeLessThanOrEqual(maxFileNameLength);
        expect(cleanFileName(cleaned)).toBe(cleaned);
      }),
    );
  });
});

describe('a file name that leaves the product', () => {
  test.each([
    ['CON', '_CON'],
    ['con.pdf', '_con.pdf'],
    ['Aux .txt', '_Aux.txt'],
    ['NUL.tar.gz', '_NUL.tar.gz'],
    ['com1.docx', '_com1.docx'],
    ['LPT\u00b2.txt', '_LPT\u00b2.txt'],
    ['COM10.txt', 'COM10.txt'],
    ['Contract.pdf', 'Contract.pdf'],
    ['Report...', 'Report'],
    ['Report . .zip', 'Report.zip'],
    ['Stage 1. ', 'Stage 1'],
    ['A/B: what?.zip', 'A-B- what-.zip'],
    ['..\\..\\boot.txt', '-..-boot.txt'],
    ['Mu\u0308ller.txt', 'Müller.txt'],
    ['a\u200bb\ufeff\u202e.txt', 'ab.txt'],
    ['.pdf', 'file.pdf'],
    [' . ', 'file'],
    ['', 'file'],
  ])('the file name %j leaves the product as %j', (name, portable) => {
    expect(portableName(name)).toBe(portable);
  });

  test('the name of a download keeps the punctuation that browsers replace where their system refuses it', () => {
    expect(downloadName('Hafen "Süd": AUX?.txt')).toBe('Hafen "Süd": AUX?.txt');
    expect(downloadName('aux.txt')).toBe('_aux.txt');
  });

  test('a portable file name is cut by bytes between visible characters, and keeps its extension', () => {
    const family = '👩‍👩‍👧‍👦';
    const name = portableName(`${family.repeat(30)}.docx`);
    expect(name).toBe(`${family.repeat(10)}.docx`);
    expect(utf8Length(portableName(`${'港'.repeat(200)}.pdf`))).toBeLessThanOrEqual(maxNameBytes);
  });

  test('a portable file name is never empty or the name of a device after it is cut', () => {
    const tower = `a${'\u0301'.repeat(195)}`;
    expect(portableName(`${tower}.txt`)).toBe('file.txt');
    expect(portableName(tower)).toBe('file');
    expect(portableName(`con${tower}.txt`)).toBe('_con.txt');
    expect(archivePath('legal', `${tower}.txt`, new Set(['legal/file.txt']))).toBe('legal/file (2).txt');
    expect(archivePath('legal', `x ${tower.slice(0, 120)}`, new Set())).toMatch(/^legal\/x./);
  });

  const parts = ['.', ' ', 'con', 'COM1', '.pdf', '港'.repeat(50), 'e\u0301', '\u202e', ':', '/'];
  const joined = (all: readonly string[]) => fc.array(fc.constantFrom(...all)).map((some) => some.join(''));

  test('every name becomes a portable file name', () => {
    // A visible character can be longer than a whole name.
    const names = fc.oneof(fc.string({ unit: 'binary' }), joined([...parts, '\u0301'.repeat(200)]));
    fc.assert(
      fc.property(names, (name) => {
        const portable = portableName(name);
        expect(portable).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}]|^[.\s]|[.\s]$|^$/u);
        expect(portable).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\s*(?:\.|$)/i);
        expect(utf8Length(portable)).toBeLessThanOrEqual(maxNameBytes);
      }),
    );
  });

  test('a portable file name stays the same when it is made portable twice', () => {
    fc.assert(
      fc.property(joined(parts), (name) => {
        expect(portableName(portableName(name))).toBe(portableName(name));
      }),
    );
  });

  test('a path in an archive has at most 255 bytes, and is there once in upper or lower case', () => {
    const taken = new Set<string>();
    const long = `${'ü'.repeat(150)}.txt`;
    const paths = ['Über.txt', 'ÜBER.TXT', 'U\u0308ber.txt', 'NUL', long, long].map((name) =>
      archivePath('legal', name, taken),
    );
    expect(paths.slice(0, 4)).toEqual([
      'legal/Über.txt',
      'legal/ÜBER (2).TXT',
      'legal/Über (3).txt',
      'legal/_NUL',
    ]);
    expect(paths[5]).toMatch(/ \(2\)\.txt$/);
    archivePath('legal', 'Maß.txt', taken);
    expect(archivePath('legal', 'MAẞ.txt', taken)).toBe('legal/MAẞ (2).txt');
    for (const path of paths) expect(utf8Length(path)).toBeLessThanOrEqual(maxNameBytes);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });
});

describe('an upload', () => {
  test('an upload is accepted by its extension, in upper or lower case', () => {
    for (const extension of acceptedExtensions) {
      const name = `map.${extension.toUpperCase()}`;
      expect(requireAcceptedName(`folder/${name}`)).toBe(name);
    }
  });

  test.each(['page.html', 'run.exe', 'picture.svg', 'pdf', '.pdf', 'a.pdf.', spoofed])(
    'an upload with the name %j is refused',
    (name) => {
      expect(() => requireAcceptedName(name)).toThrow(new Refusal('file.bad-extension'));
    },
  );

  test('an upload can be up to 20 MB', () => {
    expect(maxFileBytes).toBe(20 * 1024 * 1024);
  });

  test('an upload counts as a video by its extension', () => {
    expect(acceptedExtensions.filter(isVideo)).toEqual(['mp4', 'mov', 'avi', 'webm']);
  });
});

describe('the content of a file', () => {
  test.each([
    ['pdf', 'application/pdf'],
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['doc', 'application/x-cfb'],
    ['xls', 'application/x-cfb'],
    ['docx', 'application/zip'],
    ['xlsx', 'application/zip'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['avi', 'video/vnd.avi'],
    ['webm', 'video/matroska'],
    ['mp4', 'video/x-m4v'],
    ['mov', 'video/quicktime'],
    ['txt', undefined],
    ['csv', undefined],
  ])('the content of a %s may be detected as %s', (extension, sniffed) => {
    expect(matchesExtension(extension, sniffed)).toBe(true);
  });

  test.each([
    ['png', 'image/jpeg'],
    ['docx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pdf', 'application/zip'],
    ['txt', 'application/x-msdownload'],
    ['csv', 'application/pdf'],
    ['html', undefined],
    ['constructor', undefined],
  ])('the content of a %s may not be detected as %s', (extension, sniffed) => {
    expect(matchesExtension(extension, sniffed)).toBe(false);
  });

  test('the content of a file without a signature is accepted as txt and csv only', () => {
    const text = acceptedExtensions.filter((extension) => matchesExtension(extension, undefined));
    expect(text).toEqual(['txt', 'csv']);
  });

  test('the content of a file is served with its MIME type, or as plain bytes if the extension is unknown', () => {
    for (const extension of acceptedExtensions) expect(contentTypeOf(extension)).toMatch(/^\w+\/[\w.-]+$/);
    expect(contentTypeOf('exe')).toBe('application/octet-stream');
    expect(contentTypeOf('constructor')).toBe('application/octet-stream');
  });
});
