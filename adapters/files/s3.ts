/** Entry `vitrine/s3`: files in S3 or a compatible service. Requires @aws-sdk/client-s3. */
import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  requireFileKey,
  requireFilePrefix,
  type FileFacts,
  type FileStore,
  type ListedFile,
} from '../platform/ports/foundation/files';
import { typeOf, wholeOf } from './file-content';

export type { FileStore } from '../platform/ports/foundation/files';

/** Options of `createS3Files`. */
export interface S3FilesOptions {
  /** Must exist; may be private, because the shop serves the photos. */
  readonly bucket: string;
  /** Key prefix, max 100 characters. Default: none. */
  readonly prefix?: string | undefined;
  /** Address of an S3-compatible service, e.g. 'http://localhost:9000'. */
  readonly endpoint?: string | undefined;
  /** Default: AWS_REGION, or 'us-east-1' with an endpoint. */
  readonly region?: string | undefined;
  /** Path-style addressing. Default: true with an endpoint. */
  readonly pathStyle?: boolean | undefined;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const MAX_PREFIX = 100;
/** Milliseconds. */
const [CONNECT_MS, IDLE_MS] = [10_000, 30_000];

interface Bucket {
  readonly client: S3Client;
  readonly name: string;
  readonly prefix: string;
}

/**
 * Stores files in a bucket, one atomic request per file.
 * @throws RangeError naming the invalid option
 */
export function createS3Files(options: S3FilesOptions): FileStore {
  const bucket = bucketOf(options);
  return {
    put: async (key, content) => {
      requireFileKey(key);
      const bytes = await wholeOf(key, content);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const type = typeOf(key);
      const { ETag } = await bucket.client.send(
        new PutObjectCommand({ ...at(bucket, key), Body: bytes, ContentType: type, Metadata: { sha256 } }),
      );
      return { size: bytes.byteLength, type, etag: plain(ETag), sha256 };
    },
    find: async (key) => {
      requireFileKey(key);
      const found = await present(bucket.client.send(new HeadObjectCommand(at(bucket, key))));
      return found && factsOf(key, found);
    },
    read: async (key) => {
      const found = await get(bucket, key);
      return found && new Uint8Array(await found.Body.transformToByteArray());
    },
    open: async (key) => {
      const found = await get(bucket, key);
      // sound: the SDK's stream holds its own bytes, which no other thread shares
      const body = found?.Body.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
      return found && body && { ...factsOf(key, found), body };
    },
    remove: async (key) => {
      requireFileKey(key);
      await present(bucket.client.send(new DeleteObjectCommand(at(bucket, key))));
    },
    list: (prefix) => {
      requireFilePrefix(prefix);
      return listIn(bucket, prefix);
    },
    close: () => {
      bucket.client.destroy();
      return Promise.resolve();
    },
  };
}

function bucketOf({ bucket, prefix = '', endpoint, region, pathStyle, credentials }: S3FilesOptions): Bucket {
  if (bucket === '') throw new RangeError('option bucket must not be empty');
  if (prefix.length > MAX_PREFIX) {
    throw new RangeError(
      `option prefix must have at most ${String(MAX_PREFIX)} characters, not ${String(prefix.length)}`,
    );
  }
  if (endpoint !== undefined && !/^https?:$/.test(protocolOf(endpoint))) {
    throw new RangeError(`option endpoint must be a URL that starts with http:// or https://, not ${endpoint}`);
  }
  const ownRegion = region ?? (endpoint === undefined ? undefined : 'us-east-1');
  const client = new S3Client({
    forcePathStyle: pathStyle ?? endpoint !== undefined,
    // S3-compatible services may not support the SDK's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
    ...(endpoint !== undefined && { endpoint }),
    ...(ownRegion !== undefined && { region: ownRegion }),
    ...(credentials !== undefined && { credentials }),
  });
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  return { client, name: bucket, prefix: folder === '' ? '' : `${folder}/` };
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

function at({ name, prefix }: Bucket, key: string): { readonly Bucket: string; readonly Key: string } {
  return { Bucket: name, Key: `${prefix}${key}` };
}

async function get(bucket: Bucket, key: string) {
  requireFileKey(key);
  const found = await present(bucket.client.send(new GetObjectCommand(at(bucket, key))));
  const { Body } = found ?? {};
  return found && Body && { ...found, Body };
}

interface ObjectFacts {
  readonly ContentLength?: number | undefined;
  readonly ETag?: string | undefined;
  readonly Metadata?: Readonly<Record<string, string>> | undefined;
}

function factsOf(key: string, { ContentLength = 0, ETag, Metadata }: ObjectFacts): FileFacts {
  return { size: ContentLength, type: typeOf(key), etag: plain(ETag), sha256: Metadata?.['sha256'] };
}

function plain(etag = ''): string {
  return etag.replace(/^W\/|"/g, '');
}

/** Undefined if the object is missing. A missing bucket is an error. */
async function present<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const isMissing = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
    if (isMissing) return undefined;
    throw error;
  }
}

async function* listIn({ client, name, prefix }: Bucket, below: string): AsyncGenerator<ListedFile> {
  for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: name, Prefix: `${prefix}${below}`, ContinuationToken: token }),
    );
    for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { key: Key.slice(prefix.length), size: Size };
    token = page.NextContinuationToken;
  }
}
