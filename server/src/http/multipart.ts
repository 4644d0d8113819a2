import { maxFileBytes, refuse } from '@vincere/domain';
import type { FastifyRequest } from 'fastify';
import type { FileStorage, ReceivedFile } from '../files/storage.ts';

/** Largest request that is read to its end in order to answer it politely; beyond it the connection is cut. */
const maxUploadRequestBytes = 3 * maxFileBytes;

/** The fields of a form, however the client encoded it. */
export async function readForm(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
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
): Promise<{ fields: Record<string, unknown>; upload: ReceivedFile }> {
  if (!request.isMultipart()) refuse('file.missing');
  if (Number(request.headers['content-length'] ?? 0) > maxUploadRequestBytes) refuse('file.too-large');
  const fields: Record<string, unknown> = {};
  let upload: ReceivedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (upload === undefined) upload = await files.receive(part.filename ?? '', part.file);
      else part.file.resume();
    }
    return { fields, upload: upload ?? refuse('file.missing') };
  } catch (error) {
    await upload?.discard();
    throw error;
  }
}

