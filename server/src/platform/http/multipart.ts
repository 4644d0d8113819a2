import type { Multipart } from '@fastify/multipart';
import { maxFileBytes, refuse, type UploadKind, uploadRules } from '@vincere/domain';
import type { FastifyRequest } from 'fastify';
import { BrokenOff } from '../storage/incoming.ts';
import type { FileStorage, ReceivedFile } from '../storage/storage.ts';

/** More fields than any form of ours has. */
const maxFormFields = 5;

/** The body is not what its content type says: the caller's fault. */
class UnreadableBody extends Error {
  readonly statusCode = 400;
}

/** The body is longer than its call takes. */
class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** The fields of a form of at most `maxBytes`, however the client encoded it. Files are read and dropped. */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge();
  const fields: Record<string, unknown> = {};
  for await (const part of partsOf(request, { fieldSize: maxBytes, fields: maxFormFields })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else part.file.resume();
  }
  return fields;
}

/**
 * Reads a multipart request: its fields, in any order, and its one file, received into a temporary place.
 * The caller discards what it does not keep. Refuses a missing, too large or unfitting file.
 */
export async function readUpload(
  request: FastifyRequest,
  files: FileStorage,
  kind: UploadKind,
): Promise<{ fields: Record<string, unknown>; upload: ReceivedFile }> {
  if (!request.isMultipart()) refuse('file.missing');
  const { maxBytes, tooLarge } = uploadRules[kind];
  // What is no more than that is read to its end in order to answer it politely; beyond it the connection is cut.
  if (Number(request.headers['content-length'] ?? 0) > Math.max(3 * maxFileBytes, 1.5 * maxBytes))
    refuse(tooLarge);
  const fields: Record<string, unknown> = {};
  let upload: ReceivedFile | undefined;
  let failed: { error: unknown } | undefined;
  try {
    for await (const part of partsOf(request, { fileSize: maxBytes })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (upload !== undefined || failed !== undefined) part.file.resume();
      else
        try {
          upload = await files.receive(fileNameOf(part.filename), part.file, kind);
        } catch (error) {
          // The rest is still read: a client that is sending hears the answer only when it has sent all.
          if (error instanceof BrokenOff) throw error;
          failed = { error };
        }
    }
    if (failed) throw failed.error;
    return { fields, upload: upload ?? refuse('file.missing') };
  } catch (error) {
    await upload?.discard();
    throw error;
  }
}

/** Browsers write a quotation mark in a file's name as `%22`. */
function fileNameOf(sent: string | undefined): string {
  return (sent ?? '').replaceAll('%22', '"');
}

/** The parts of a request; whatever is wrong with how they are written is the caller's fault. */
async function* partsOf(
  request: FastifyRequest,
  limits: { fileSize?: number; fieldSize?: number; fields?: number },
): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new UnreadableBody();
  }
}
