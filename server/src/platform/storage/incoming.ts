import { randomUUID } from 'node:crypto';
import { access, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  contentTypeOf,
  extensionOf,
  isVideo,
  refuse,
  requireAcceptedName,
  type UploadKind,
  uploadRules,
} from '@vincere/domain';
import { contentFits } from './content.ts';
import { StorageUnavailable } from './storage.ts';

/** The client disconnected during an upload, or sent an incomplete form. */
export class UploadAborted extends Error {
  readonly statusCode = 400;
}

/** An upload that is checked and flushed to a temporary file at `path`. `size` is in bytes. */
export type IncomingFile = { path: string; name: string; size: number; contentType: string };

/**
 * Reads an upload into a temporary file in `folder`. Refuses a file that is empty, too large, of an unaccepted type or
 * whose content doesn't match its extension, and then deletes it. The rest of a refused body is still read, because
 * clients read the response only after sending the whole body.
 */
export async function readIncoming(
  folder: string,
  sentName: string,
  body: Readable,
  kind: UploadKind,
): Promise<IncomingFile> {
  const { maxBytes, tooLarge } = uploadRules[kind];
  const path = join(folder, randomUUID());
  try {
    // Browsers send a file with an empty name if the person chose none.
    if (sentName === '') refuse('file.missing');
    const name = requireAcceptedName(sentName, kind);
    const extension = extensionOf(name);
    await requireFolder(folder);
    const size = await write(path, body, maxBytes);
    if (size === 0) refuse('file.empty');
    if (size > maxBytes) refuse(isVideo(extension) ? 'file.video-too-large' : tooLarge);
    if (!(await contentFits(path, extension))) refuse('file.bad-content');
    return { path, name, size, contentType: contentTypeOf(extension) };
  } catch (error) {
    body.resume();
    await rm(path, { force: true });
    throw error;
  }
}

/** Throws `StorageUnavailable` when the folder for unfinished uploads is missing or inaccessible. */
export async function requireFolder(folder: string): Promise<void> {
  await access(folder).catch((cause: unknown) => {
    throw new StorageUnavailable(`The folder ${folder} is missing: bring it back`, { cause });
  });
}

/** Writes a body to a file and flushes it. Returns its size, which is above `maxBytes` if the body was too long. */
async function write(path: string, body: Readable, maxBytes: number): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of chunksOf(body)) {
      size += chunk.length;
      if (size <= maxBytes) await file.appendFile(chunk);
    }
    await file.sync();
    return wasCutShort(body) ? maxBytes + 1 : size;
  } finally {
    await file.close();
  }
}

async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw new UploadAborted('The upload broke off', { cause: error });
  }
}

/** Returns whether the multipart parser truncated a file at its limit. */
function wasCutShort(body: Readable): boolean {
  return 'truncated' in body && body.truncated === true;
}
