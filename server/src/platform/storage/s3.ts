import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BadConfiguration, type S3Place } from '../config.ts';
import { makePrivateFolder } from '../private-files.ts';
import { type IncomingFile, readIncoming, requireFolder } from './incoming.ts';
import { isKey, newKey, removeOlder, requireKey } from './keys.ts';
import { type FileStorage, type ReceivedFile, StorageUnavailable } from './storage.ts';

/** Prefix of all our objects in the bucket. Other objects are never touched. */
const prefix = 'files/';
/** Name of the object that identifies the database to which the files belong. */
const ownerName = `${prefix}owner`;

/**
 * Opens the storage in a bucket of an S3-compatible store, which several machines can share. An upload is received and
 * checked in a local folder, and then sent in one request that is signed with its checksum, so that an interrupted
 * request creates no object. Throws `BadConfiguration` when the bucket can't be reached.
 */
export async function openS3Storage(place: S3Place, dataFolder: string): Promise<FileStorage> {
  const { sdk, client } = await connect(place);
  const incoming = join(dataFolder, 'files', 'incoming');
  makePrivateFolder(incoming);
  const at = (name: string) => ({ Bucket: place.bucket, Key: name });

  async function read(name: string): Promise<Readable | null> {
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand(at(name)));
      if (Body instanceof Readable) return Body;
      throw new Error('The store answered without a body');
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null;
      return throwUnavailable(error);
    }
  }

  async function write(name: string, content: { Body: Buffer | string; ContentType: string }): Promise<void> {
    await client.send(new sdk.PutObjectCommand({ ...at(name), ...content })).catch(throwUnavailable);
  }

  async function remove(name: string): Promise<void> {
    await client.send(new sdk.DeleteObjectCommand(at(name))).catch(throwUnavailable);
  }

  /** Yields all objects with our prefix. */
  async function* listObjects() {
    const under = { Bucket: place.bucket, Prefix: prefix };
    for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, under)) yield* Contents;
  }

  /** Returns whether the files belong to a database. Files without an owner belong to the first database that asks. */
  async function belongsTo(owner: string): Promise<boolean> {
    const storedMark = await read(ownerName);
    if (storedMark === null) await write(ownerName, { Body: owner, ContentType: 'text/plain' });
    // Read it again: if two databases ask at once, the last write wins. The bucket is still empty, so nothing is lost.
    const mark = storedMark ?? (await read(ownerName));
    return mark !== null && (await text(mark)) === owner;
  }

  function adopt(file: IncomingFile): ReceivedFile {
    const discard = () => rm(file.path, { force: true });
    return {
      ...file,
      keep: async () => {
        const key = newKey();
        // Load all 20 MB into memory: the SDK needs them to sign the request and to retry it after a lost connection.
        const content = { Body: await readFile(file.path), ContentType: file.contentType };
        await write(prefix + key, content);
        await discard();
        return key;
      },
      discard,
    };
  }

  return {
    receive: async (sentName, body, kind = 'file') =>
      adopt(await readIncoming(incoming, sentName, body, kind)),

    adopt,

    open: async (key) => read(prefix + requireKey(key)),

    put: async (key, content) =>
      write(prefix + requireKey(key), { Body: content, ContentType: 'application/octet-stream' }),

    // An unavailable store only affects uploads and downloads, so the process stays ready.
    check: () => requireFolder(incoming),

    hasFiles: async () => {
      for await (const { Key = '' } of listObjects())
        if (Key === ownerName || isKey(Key.slice(prefix.length))) return true;
      return false;
    },

    remove: async (key) => remove(prefix + requireKey(key)),

    sweep: async (keys, owner, before) => {
      await removeOlder(incoming, before);
      if (!(await belongsTo(owner))) return false;
      for await (const { Key = '', LastModified } of listObjects()) {
        const key = Key.slice(prefix.length);
        const isOld = LastModified !== undefined && LastModified.getTime() < before;
        if (isKey(key) && isOld && !keys.has(key)) await remove(Key);
      }
      return true;
    },
  };
}

/** Returns the SDK and a client that has reached the bucket. The SDK is loaded here because only S3 storage needs it. */
async function connect({ bucket, endpoint, region, pathStyle, credentials }: S3Place) {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
  const sdk = await import('@aws-sdk/client-s3');
  // Don't limit connections: a slow download keeps its connection for a long time.
  const agent = { maxSockets: Number.POSITIVE_INFINITY };
  const client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    // The signature already covers the content, and some stores don't support the SDK's extra checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  try {
    await client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }));
  } catch (error) {
    const where = endpoint ?? `Amazon S3, ${region}`;
    throw new BadConfiguration(`The bucket ${bucket} can't be reached at ${where}: ${reasonOf(error)}`);
  }
  return { sdk, client };
}

function throwUnavailable(error: unknown): never {
  throw new StorageUnavailable(`The store of files failed: ${reasonOf(error)}`, { cause: error });
}

/** Returns the message of an error in one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : undefined;
  const message = error.message || (inner instanceof Error ? inner.message : '') || error.name;
  return message.replaceAll(/\s+/g, ' ');
}
