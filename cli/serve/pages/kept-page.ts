import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor } from '../negotiation/encoding-for';
import { isKnown } from '../negotiation/is-known';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Higher compression than for live responses, since pages are reused. */
const PACKERS = {
  br: (text: Buffer) =>
    compressBrotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: Buffer) => compressGzip(text, { level: 6 }),
} as const;
type Encoding = keyof typeof PACKERS | 'identity';

interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export class KeptPage {
  readonly #packed = new Map<Encoding, Promise<Packed>>();
  #size: number;

  constructor(
    private readonly text: Buffer,
    private readonly headers: Readonly<Record<string, string>>,
    readonly dependsOn: ReadonlySet<string>,
    readonly validUntil: number,
  ) {
    this.#size = text.length;
  }

  get size(): number {
    return this.#size;
  }

  async respond(request: Request): Promise<Response> {
    const encoding = encodingFor(request, ['br', 'gzip']) ?? 'identity';
    const { bytes, etag } = await this.#in(encoding);
    const headers = {
      ...this.headers,
      etag,
      // Always revalidate: changes show at once, hits cost few bytes.
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
    };
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        ...headers,
        'content-length': String(bytes.byteLength),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  }

  #in(encoding: Encoding): Promise<Packed> {
    const known = this.#packed.get(encoding);
    if (known) return known;
    const made = this.#pack(encoding);
    this.#packed.set(encoding, made);
    return made;
  }

  async #pack(encoding: Encoding): Promise<Packed> {
    const packed = encoding === 'identity' ? this.text : await PACKERS[encoding](this.text);
    if (encoding !== 'identity') this.#size += packed.length;
    const hash = createHash('sha1').update(packed).digest('base64url');
    return { bytes: new Uint8Array(packed), etag: `"${hash}"` };
  }
}
