import type { Multipart } from '@fastify/multipart';
import { maxFileBytes, refuse, type UploadKind, uploadRules } from '@vincere/domain';
import type { FastifyRequest } from 'fastify';
import { UploadAborted } from '../storage/incoming.ts';
import type { FileStorage, ReceivedFile } from '../storage/storage.ts';

/** More fields than any of our forms has. */
const maxFormFields = 5;

/** The body doesn't match its content type. */
class UnreadableBody extends Error {
  readonly statusCode = 400;
}

/** The body is larger than the limit of its call. */
class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** Returns the fields of a form of at most `maxBytes`, in any form encoding. Files are read and dropped. */
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
 * Reads a multipart request: its fields, in any order, and its only file, which is stored temporarily. The caller must
 * discard the upload, unless it keeps it. Refuses a file that is missing, too large or of an unsupported type.
 */
export async function readUpload(
  request: FastifyRequest,
  files: FileStorage,
  kind: UploadKind,
): Promise<{ fields: Record<string, unknown>; upload: ReceivedFile }> {
  if (!request.isMultipart()) refuse('file.missing');
  const { maxBytes, tooLarge } = uploadRules[kind];
  // A moderately oversized body is read to its end, so that the client can receive the refusal. Beyond this size, the
  // server refuses at once and closes the connection.
  if (Number(request.headers['content-length'] ?? 0) > Math.max(3 * maxFileBytes, 1.5 * maxBytes))
    refuse(tooLarge);
  const fields: Record<string, unknown> = {};
  let upload: ReceivedFile | undefined;
  let failure: { error: unknown } | undefined;
  try {
    for await (const part of partsOf(request, { fileSize: maxBytes })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (upload !== undefined || failure !== undefined) part.file.resume();
      else
        try {
          upload = await files.receive(fileNameOf(part.filename), part.file, kind);
        } catch (error) {
          // Read the rest anyway, because clients read the response only after sending the whole body.
          if (error instanceof UploadAborted) throw error;
          failure = { error };
        }
    }
    if (failure) throw failure.error;
    return { fields, upload: upload ?? refuse('file.missing') };
  } catch (error) {
    await upload?.discard();
    throw error;
  }
}

/** Decodes a file name. Browsers encode a quotation mark as `%22`. */
function fileNameOf(encodedName: string | undefined): string {
  return (encodedName ?? '').replaceAll('%22', '"');
}

/** Yields the parts of a request. Throws `UnreadableBody` for malformed ones, so that the response is a 4xx. */
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
