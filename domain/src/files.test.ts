import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptedExtensions,
  cleanFileName,
  contentTypeOf,
  extensionOf,
  isVideo,
  matchesExtension,
  maxFileBytes,
  maxFileNameLength,
  requireAcceptedName,
} from './files.ts';
import { Refusal } from './refusal.ts';

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
  ])('%j is kept as %j', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned);
  });

  test('keeps its extension when it is cut to the maximum length', () => {
    const cleaned = cleanFileName(`${'long '.repeat(80)}.PDF`);
    expect(cleaned.length).toBeLessThanOrEqual(maxFileNameLength);
    expect(extensionOf(cleaned)).toBe('pdf');
  });

  test('is safe for any input, and cleaning it twice changes nothing', () => {
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

describe('an upload', () => {
  test('is accepted by its extension, in upper or lower case', () => {
    for (const extension of acceptedExtensions) {
      const name = `map.${extension.toUpperCase()}`;
      expect(requireAcceptedName(`folder/${name}`)).toBe(name);
    }
  });

  test.each(['page.html', 'run.exe', 'picture.svg', 'pdf', '.pdf', 'a.pdf.', spoofed])(
    '%j is refused',
    (name) => {
      expect(() => requireAcceptedName(name)).toThrow(new Refusal('file.bad-extension'));
    },
  );

  test('can be up to 20 MB', () => {
    expect(maxFileBytes).toBe(20 * 1024 * 1024);
  });

  test('counts as a video by its extension', () => {
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
  ])('of a %s may be detected as %s', (extension, sniffed) => {
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
  ])('of a %s may not be detected as %s', (extension, sniffed) => {
    expect(matchesExtension(extension, sniffed)).toBe(false);
  });

  test('without a signature is accepted as txt and csv only', () => {
    const text = acceptedExtensions.filter((extension) => matchesExtension(extension, undefined));
    expect(text).toEqual(['txt', 'csv']);
  });

  test('is served with its MIME type, or as plain bytes if the extension is unknown', () => {
    for (const extension of acceptedExtensions) expect(contentTypeOf(extension)).toMatch(/^\w+\/[\w.-]+$/);
    expect(contentTypeOf('exe')).toBe('application/octet-stream');
    expect(contentTypeOf('constructor')).toBe('application/octet-stream');
  });
});
