import { createHmac } from 'node:crypto';

export interface SignedPostOptions {
  /** https, or http on this machine. */
  readonly url: string;
  /** Signing secret; at least 16 characters. */
  readonly secret: string;
  readonly now?: () => number;
}

const MAX_BYTES = 1_000_000;
const MIN_SECRET = 16;

export class SignedPostError extends Error {
  override readonly name = 'SignedPostError';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export type SignedSend = (
  body: string,
  signal: AbortSignal,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/**
 * Posts JSON signed in `vitrine-signature` as `t=<seconds>,v1=<hex>`: HMAC-SHA256 of '<seconds>.<body>', so that
 * requests cannot be forged or replayed. Redirects are not followed.
 * @throws RangeError naming the invalid option
 */
export function createSignedSend({ url, secret, now = () => Date.now() }: SignedPostOptions): SignedSend {
  const address = checkedAddress(url);
  if (secret.length < MIN_SECRET) {
    throw new RangeError(`option secret must be at least ${MIN_SECRET} characters long`);
  }
  return async (body, signal, headers) => {
    const signature = signatureOf(body, secret, Math.floor(now() / 1000));
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json', 'vitrine-signature': signature },
      redirect: 'manual',
      signal,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new SignedPostError(`${address.host} answered ${response.status}`, response.status);
  };
}

/**
 * Like `createSignedSend`, and parses the JSON response.
 * @throws RangeError naming the invalid option
 */
export function createSignedPost(options: SignedPostOptions): (body: unknown, signal: AbortSignal) => Promise<unknown> {
  const send = createSignedSend(options);
  return async (body, signal) => {
    const response = await send(JSON.stringify(body), signal, { accept: 'application/json' });
    const answer: unknown = JSON.parse(await read(response));
    return answer;
  };
}

/** Returns the signature header value. @param seconds since the epoch */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

function checkedAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address !== undefined && address.username + address.password !== '') {
    throw new RangeError('option url must not hold a user or a password: the secret signs what is sent');
  }
  const isHere = address !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  if (address?.protocol === 'https:' || (address?.protocol === 'http:' && isHere)) return address;
  throw new RangeError('option url must be an address that begins with https://, or with http:// on this machine');
}

async function read(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    size += part.value.byteLength;
    chunks.push(part.value);
    if (size <= MAX_BYTES) continue;
    await reader?.cancel();
    throw new Error(`The service answered more than ${MAX_BYTES} bytes`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
