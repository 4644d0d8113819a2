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

/** The sender went away, or sent a form without its end: unreadable, and nobody's bug. */
export class UploadAborted extends Error {
  readonly statusCode = 400;
}

/** An upload in a temporary place, durable there, checked. */
export type IncomingFile = { path: string; name: string; size: number; contentType: string };

/**
 * Reads an upload to its end into a temporary file of `folder` (ruling 5.7). Whatever it refuses is removed, and the
 * rest of the body is read all the same: whoever is still sending hears no answer.
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
    // A form that was sent without choosing a file carries one without a name.
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

/** Throws `StorageUnavailable` when the folder of uploads under way is missing, or closed to this process. */
export async function requireFolder(folder: string): Promise<void> {
  await access(folder).catch((cause: unknown) => {
    throw new StorageUnavailable(`The folder ${folder} is missing: bring it back`, { cause });
  });
}

/** Writes and flushes; gives the size, which is more than the most bytes allowed when the body was longer than that. */
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

/** The multipart reader ends a file at the limit and says so on its stream. */
function wasCutShort(body: Readable): boolean {
  return 'truncated' in body && body.truncated === true;
}
