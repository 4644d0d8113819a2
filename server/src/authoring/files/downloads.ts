import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { archivePath, contentTypeOf, extensionOf, portableName, refuse } from '@vincere/domain';
import { ZipFile } from 'yazl';
import type { Download } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import type { FileRow } from '../store/files.ts';

/** Opens a file for download. Refuses `file.unknown` and logs an error if its bytes are gone. */
export async function downloadOf(app: AuthoringApp, file: FileRow): Promise<Download> {
  const body = await openFile(app, file);
  if (body === null) return refuse('file.unknown');
  return { name: file.name, contentType: contentTypeOf(extensionOf(file.name)), size: file.size, body };
}

/** Returns a zip of files, each in the folder of its room under a unique name. */
export function zipOf(app: AuthoringApp, name: string, files: readonly FileRow[]): Download {
  const zip = new ZipFile();
  const body = new PassThrough();
  zip.outputStream.pipe(body);
  zip.on('error', (error: Error) => body.destroy(error));
  fill(app, zip, body, files).catch((error: unknown) => body.destroy(asError(error)));
  return { name: portableName(`${name}.zip`), contentType: 'application/zip', body };
}

/** Streams the files one after another, so that few are open at a time and none stays open after the client disconnects. */
async function fill(
  app: AuthoringApp,
  zip: ZipFile,
  output: PassThrough,
  files: readonly FileRow[],
): Promise<void> {
  const takenPaths = new Set<string>();
  for (const file of files) {
    if (output.destroyed) return;
    const mtime = new Date(file.upload_date);
    const body = await openFile(app, file);
    if (body === null) {
      const path = archivePath(file.room_name, `${file.name} is missing.txt`, takenPaths);
      zip.addBuffer(Buffer.from('This file is missing on the server.\n'), path, { mtime });
      continue;
    }
    const path = archivePath(file.room_name, file.name, takenPaths);
    const stop = () => void body.destroy();
    output.once('close', stop);
    zip.addReadStream(body, path, { mtime, compress: false, size: file.size });
    await finished(body);
    output.off('close', stop);
  }
  zip.end();
}

async function openFile(app: AuthoringApp, file: FileRow): Promise<Readable | null> {
  const body = await app.files.open(file.storage_key);
  if (body === null)
    app.log.error({ file: file.id, key: file.storage_key }, 'the bytes of a file are missing');
  return body;
}

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}
