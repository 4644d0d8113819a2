import { type RefusalCode, refuse } from './refusal.ts';
import { cut } from './text.ts';

/** 20 MB, the most bytes of any uploaded file (ruling 5.7). */
export const maxFileBytes = 20_971_520;

/** The longest file name kept, in characters. */
export const maxFileNameLength = 200;

const officeXml = 'application/vnd.openxmlformats-officedocument';
const compoundFile = 'application/x-cfb';
const mpeg4 = ['video/mp4', 'video/quicktime', 'video/x-m4v'];

type Format = {
  type: string;
  /** The MIME types that the content's first bytes may show; `undefined` is content without a signature. */
  shows: readonly (string | undefined)[];
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

function signed(type: string, ...alsoShown: string[]): Format {
  return { type, shows: [type, ...alsoShown] };
}

function unsigned(type: string): Format {
  return { type, shows: [type, undefined] };
}

/** The extensions that may be uploaded (participant specification, section 5), and csv, which section 5 names for downloads. */
export const acceptedExtensions: readonly string[] = [...formats.keys()].filter(
  (extension) => extension !== 'zip',
);

/** What an upload is for: a file to keep, a sheet to read people or a simulation from, a whole simulation. */
export type UploadKind = 'file' | 'sheet' | 'package';

const megabyte = 1024 * 1024;

/** What each kind of upload may be. */
export const uploadRules = {
  file: { extensions: acceptedExtensions, maxBytes: maxFileBytes, tooLarge: 'file.too-large' },
  sheet: { extensions: ['csv', 'xlsx'], maxBytes: 2 * megabyte, tooLarge: 'sheet.too-large' },
  package: { extensions: ['zip'], maxBytes: 200 * megabyte, tooLarge: 'package.too-large' },
} as const satisfies Record<
  UploadKind,
  { extensions: readonly string[]; maxBytes: number; tooLarge: RefusalCode }
>;

/** The extension of a file name in lower case without its dot; empty where there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Whether files with this extension are videos, which have an own message when they are too large. */
export function isVideo(extension: string): boolean {
  return contentTypeOf(extension).startsWith('video/');
}

/** The cleaned name of an upload. Refuses `file.bad-extension` (ruling 5.7). */
export function requireAcceptedName(name: string, kind: UploadKind = 'file'): string {
  const cleaned = cleanFileName(name);
  const accepted: readonly string[] = uploadRules[kind].extensions;
  if (!accepted.includes(extensionOf(cleaned))) refuse('file.bad-extension');
  return cleaned;
}

/**
 * A name that is safe to store and to offer for download: the base name, without control and text-direction
 * characters and leading dots, at most 200 characters with its extension kept, and never empty.
 */
export function cleanFileName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const cleaned = base
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .replace(/^[.\s]+/, '')
    .trimEnd();
  return shorten(cleaned) || 'file';
}

/** Whether content whose first bytes show this MIME type (undefined: no signature known) may have the extension (ruling 5.7). */
export function matchesExtension(extension: string, sniffed: string | undefined): boolean {
  return formats.get(extension)?.shows.includes(sniffed) ?? false;
}

/** The MIME type under which a file with this extension is served; plain bytes for an unknown one. */
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
