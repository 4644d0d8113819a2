import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BadConfiguration, type S3Place } from '../config.ts';
import { makePrivateFolder } from '../private-files.ts';
import { type IncomingFile, readIncoming, requireFolder } from './incoming.ts';
import { isKey, newKey, removeOlder, requireKey } from './keys.ts';
import { type FileStorage, type ReceivedFile, StorageUnavailable } from './storage.ts';

/** Everything of ours in the bucket begins so: what else is there stays untouched. */
const prefix = 'files/';
/** Names the database whose rows tell of these files. */
const ownerName = `${prefix}owner`;

/**
 * Files in a bucket of an S3-compatible store, shared by all machines. An upload arrives and is checked in a folder of
 * this machine, then travels by one request, signed with its checksum: what is cut half-way is never an object.
 * Throws `BadConfiguration` when the bucket can't be reached.
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
      return failAway(error);
    }
  }

  async function write(name: string, content: { Body: Buffer | string; ContentType: string }): Promise<void> {
    await client.send(new sdk.PutObjectCommand({ ...at(name), ...content })).catch(failAway);
  }

  async function remove(name: string): Promise<void> {
    await client.send(new sdk.DeleteObjectCommand(at(name))).catch(failAway);
  }

  /** Every object that may be ours, by its name. */
  async function* listed() {
    const under = { Bucket: place.bucket, Prefix: prefix };
    for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, under)) yield* Contents;
  }

  /** Whether these files are those of a database. The first one to ask owns them from then on. */
  async function belongsTo(owner: string): Promise<boolean> {
    const known = await read(ownerName);
    if (known === null) await write(ownerName, { Body: owner, ContentType: 'text/plain' });
    // Read again: of two that ask at once the later one owns them, and there is nothing yet to be swept.
    const mark = known ?? (await read(ownerName));
    return mark !== null && (await text(mark)) === owner;
  }

  function adopt(file: IncomingFile): ReceivedFile {
    const discard = () => rm(file.path, { force: true });
    return {
      ...file,
      keep: async () => {
        const key = newKey();
        // The client reads all 20 MB at once to sign them, and to send them again when the connection breaks.
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

    // A store that is away stops uploads and downloads only: the process stays ready.
    check: () => requireFolder(incoming),

    hasFiles: async () => {
      for await (const { Key = '' } of listed())
        if (Key === ownerName || isKey(Key.slice(prefix.length))) return true;
      return false;
    },

    remove: async (key) => remove(prefix + requireKey(key)),

    sweep: async (keys, owner, before) => {
      await removeOlder(incoming, before);
      if (!(await belongsTo(owner))) return false;
      for await (const { Key = '', LastModified } of listed()) {
        const key = Key.slice(prefix.length);
        const isOld = LastModified !== undefined && LastModified.getTime() < before;
        if (isKey(key) && isOld && !keys.has(key)) await remove(Key);
      }
      return true;
    },
  };
}

/** The client, once it has seen the bucket. Loaded here only: the disk needs none of it. */
async function connect({ bucket, endpoint, region, pathStyle, credentials }: S3Place) {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
  const sdk = await import('@aws-sdk/client-s3');
  // A download holds its connection for as long as its reader takes.
  const agent = { maxSockets: Number.POSITIVE_INFINITY };
  const client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    // What is signed needs no second sum, which not every store knows.
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

function failAway(error: unknown): never {
  throw new StorageUnavailable(`The store of files failed: ${reasonOf(error)}`, { cause: error });
}

/** What a store or the system says was wrong, in one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : undefined;
  const said = error.message || (inner instanceof Error ? inner.message : '') || error.name;
  return said.replaceAll(/\s+/g, ' ');
}
