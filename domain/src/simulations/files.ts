import { type RefusalCode, refuse } from '../refusal.ts';
import { cut, cutBytes, utf8Length } from '../text/text.ts';

/** The maximum size of an uploaded file in bytes: 20 MB. */
export const maxFileBytes = 20_971_520;

/** The maximum length of a stored file name in characters. */
export const maxFileNameLength = 200;

const officeXml = 'application/vnd.openxmlformats-officedocument';
const compoundFile = 'application/x-cfb';
const mpeg4 = ['video/mp4', 'video/quicktime', 'video/x-m4v'];

type Format = {
  type: string;
  /** The MIME types that may be detected from the first bytes; `undefined` stands for content without a signature. */
  detectedTypes: readonly (string | undefined)[];
};

const formats: ReadonlyMap<string, Format> = new Map([
  ['pdf', signed('application/pdf')],
  ['png', signed('image/png', 'image/apng')],
  ['jpg', signed('image/jpeg')],
  ['jpeg', signed('image/jpeg')],
  ['gif', signed('image/gif')],
  ['txt', unsigned('text/plain')],
  ['doc', signed('application/msword', compoundFile)],
  ['docx', signed(`${officeXml}.wordprocessingml.document`, 'application/zip')],
  ['xls', signed('application/vnd.ms-excel', compoundFile)],
  ['xlsx', signed(`${officeXml}.spreadsheetml.sheet`, 'application/zip')],
  ['mp4', signed('video/mp4', ...mpeg4)],
  ['mov', signed('video/quicktime', ...mpeg4)],
  ['avi', signed('video/x-msvideo', 'video/vnd.avi')],
  ['webm', signed('video/webm', 'video/matroska', 'video/x-matroska')],
  ['csv', unsigned('text/csv')],
  ['zip', signed('application/zip')],
]);

function signed(type: string, ...alsoDetected: string[]): Format {
  return { type, detectedTypes: [type, ...alsoDetected] };
}

function unsigned(type: string): Format {
  return { type, detectedTypes: [type, undefined] };
}

/** Extensions of files that may be uploaded. A zip is accepted only as a package. */
export const acceptedExtensions: readonly string[] = [...formats.keys()].filter(
  (extension) => extension !== 'zip',
);

/** The purpose of an upload: a file to keep, a sheet with people or a simulation, or a package with a whole simulation. */
export type UploadKind = 'file' | 'sheet' | 'package';

const megabyte = 1024 * 1024;

/** Accepted extensions, the maximum size in bytes, and the refusal for larger uploads, by kind. */
export const uploadRules = {
  file: { extensions: acceptedExtensions, maxBytes: maxFileBytes, tooLarge: 'file.too-large' },
  sheet: { extensions: ['csv', 'xlsx'], maxBytes: 2 * megabyte, tooLarge: 'sheet.too-large' },
  package: { extensions: ['zip'], maxBytes: 200 * megabyte, tooLarge: 'package.too-large' },
} as const satisfies Record<
  UploadKind,
  { extensions: readonly string[]; maxBytes: number; tooLarge: RefusalCode }
>;

/** Returns the extension of a file name in lower case and without its dot; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Returns whether files with this extension are videos, which have their own message when they are too large. */
export function isVideo(extension: string): boolean {
  return contentTypeOf(extension).startsWith('video/');
}

/** Returns the cleaned name of an upload. Refuses `file.bad-extension`. */
export function requireAcceptedName(name: string, kind: UploadKind = 'file'): string {
  const fileName = cleanFileName(name);
  const allowedExtensions: readonly string[] = uploadRules[kind].extensions;
  if (!allowedExtensions.includes(extensionOf(fileName))) refuse('file.bad-extension');
  return fileName;
}

/**
 * Returns a name that is safe to store: the base name without control characters, invisible and text-direction characters
 * and leading dots. It has at most 200 characters, keeps its extension and is never empty. A name that leaves the product
 * also has to pass `portableName`.
 */
export function cleanFileName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const fileName = base
    .replace(unwritable, '')
    .replace(/^[.\s]+/, '')
    .trimEnd();
  return shorten(fileName) || 'file';
}

const unwritable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u00ad\u200b\u2060\ufeff]/gu;

/** The longest file name, in bytes of UTF-8, that common file systems store. */
export const maxNameBytes = 255;

/** Names of devices, which Windows opens instead of a file, whatever follows their first dot. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])\s*(?:\.|$)/i;

/** Returns a file name that Windows, macOS and Linux can store: a `downloadName` without characters that Windows refuses. */
export function portableName(name: string, maxBytes: number = maxNameBytes): string {
  return downloadName(name.replace(/[:*?"<>|]/g, '-'), maxBytes);
}

/**
 * Returns a name to offer for a download: composed (NFC), without a folder, a device name, and dots and spaces at its ends,
 * and of at most `maxBytes` in UTF-8. It keeps its extension. Browsers replace the punctuation that their system refuses.
 */
export function downloadName(name: string, maxBytes: number = maxNameBytes): string {
  const composedName = name
    .normalize('NFC')
    .replace(/[/\\]/g, '-')
    .replace(unwritable, '')
    .replace(/[.\s]+$/, '');
  const [ending = ''] = /\.[a-z0-9]{1,8}$/i.exec(composedName) ?? [];
  const stem = composedName.slice(0, composedName.length - ending.length);
  return stemWithin(maxBytes - ending.length, stem) + ending;
}

/** Returns a name without its ending that has at most `maxBytes`, is not empty and is not the name of a device. */
function stemWithin(maxBytes: number, stem: string): string {
  // A single visible character can be longer than the limit, and what is left after a cut can be the name of a device.
  const cutStem = trimName(cutBytes(withoutDevice(trimName(stem)), maxBytes)) || 'file';
  return withoutDevice(cutStem);
}

const withoutDevice = (stem: string) => (deviceName.test(stem) ? `_${stem}` : stem);

/**
 * Returns the path of a file in an archive: a portable name in a folder, of at most 255 bytes together. A name that the
 * folder has already, in upper or lower case, gets a number. `usedPaths` are those of the archive so far; adds the path to them.
 */
export function archivePath(folder: string, name: string, usedPaths: Set<string>): string {
  const room = maxNameBytes - utf8Length(`${folder}/`);
  const portable = portableName(name, room);
  const [ending = ''] = /\.[a-z0-9]{1,8}$/i.exec(portable) ?? [];
  for (let count = 1; ; count++) {
    const mark = count === 1 ? ending : ` (${count})${ending}`;
    const stem = portable.slice(0, portable.length - ending.length);
    const path = `${folder}/${stemWithin(room - utf8Length(mark), stem)}${mark}`;
    // Both forms of ß become the same two letters.
    const key = path.toLowerCase().toUpperCase().toLowerCase();
    if (usedPaths.has(key)) continue;
    usedPaths.add(key);
    return path;
  }
}

const trimName = (name: string) => name.replace(/^[.\s]+|[.\s]+$/gu, '');

/** Returns whether content with this detected MIME type (undefined: no known signature) may have the extension. */
export function matchesExtension(extension: string, detectedType: string | undefined): boolean {
  return formats.get(extension)?.detectedTypes.includes(detectedType) ?? false;
}

/** Returns the MIME type with which a file is served; plain bytes for an unknown extension. */
export function contentTypeOf(extension: string): string {
  return formats.get(extension)?.type ?? 'application/octet-stream';
}

function shorten(name: string): string {
  if (name.length <= maxFileNameLength) return name;
  const extension = extensionOf(name);
  if (!formats.has(extension)) return cut(name, maxFileNameLength).trimEnd();
  const ending = `.${extension}`;
  return cut(name, maxFileNameLength - ending.length).trimEnd() + ending;
}
