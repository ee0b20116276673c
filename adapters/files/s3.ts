/** The entry `vitrine/s3`: files in a bucket of S3 or of a service that speaks as it does. It needs the package @aws-sdk/client-s3. */
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
} from '../platform/ports/files';
import { typeOf, wholeOf } from './content';

export type { FileStore } from '../platform/ports/files';

/** Options of `createS3Files`. */
export interface S3FilesOptions {
  /** It has to exist. Nobody but the shop needs to read it: the shop shows its photographs itself. */
  readonly bucket: string;
  /** What the keys begin with in the bucket, such as 'shop'; at most 100 characters. By default nothing. */
  readonly prefix?: string | undefined;
  /** Address of a service other than Amazon's: 'http://localhost:9000'. */
  readonly endpoint?: string | undefined;
  /** Default: AWS_REGION, or 'us-east-1' where an endpoint is named. */
  readonly region?: string | undefined;
  /** Whether the bucket stands in the path and not in the name of the host. Default: where an endpoint is named. */
  readonly pathStyle?: boolean | undefined;
  /** By default what the SDK finds: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, the shared files, the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const MOST_PREFIX = 100;
/** How long a connection may take to open, and how long one may be silent, in milliseconds. */
const [CONNECT_MS, IDLE_MS] = [10_000, 30_000];

/** What calls of one bucket share. */
interface Bucket {
  readonly client: S3Client;
  readonly name: string;
  /** '' or the prefix with '/' at its end. */
  readonly prefix: string;
}

/**
 * Files in a bucket. A file is sent in one request, so that it is there as a whole or not at all; its hash goes with it.
 * @throws RangeError naming an option that cannot be used
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
      // sound: the SDK makes its stream of the bytes that came, which no other thread shares
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
  if (bucket === '') throw new RangeError('option bucket must name a bucket, it is empty');
  if (prefix.length > MOST_PREFIX) {
    throw new RangeError(
      `option prefix must have at most ${String(MOST_PREFIX)} characters, it has ${String(prefix.length)}`,
    );
  }
  if (endpoint !== undefined && !/^https?:$/.test(protocolOf(endpoint))) {
    throw new RangeError(`option endpoint must be an address that begins with http:// or https://, it is ${endpoint}`);
  }
  const ownRegion = region ?? (endpoint === undefined ? undefined : 'us-east-1');
  const client = new S3Client({
    forcePathStyle: pathStyle ?? endpoint !== undefined,
    // Other services than Amazon's need not know the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A server that stops in the middle of an answer keeps nobody waiting for ever.
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

/** Undefined where the object is not there. A bucket that is not there is an error: the shop was set up wrongly. */
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
