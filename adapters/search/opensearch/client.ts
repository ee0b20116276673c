import { SearchUnavailableError } from '../../platform/ports/catalogue/search';

export type Json = unknown;

const REQUEST_MS = 10_000;

/** HTTP client. @throws SearchUnavailableError if the server or index is unavailable */
export class OpenSearchClient {
  /** Without credentials, which `fetch` rejects and logs must not contain. */
  readonly #url: string;
  readonly #authorization: { readonly authorization?: string };

  /** @param address URL with optional credentials: https://user:password@search.example:9200 */
  constructor(address: string) {
    const url = new URL(address);
    const { username, password } = url;
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    this.#authorization =
      credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
    url.username = '';
    url.password = '';
    this.#url = url.href.replace(/\/+$/, '');
  }

  async send(method: string, path: string, body?: object | string, ms = REQUEST_MS): Promise<Json> {
    const response = await this.#fetch(method, path, body, ms);
    const text = await response.text();
    if (response.ok) return text === '' ? {} : JSON.parse(text);
    const message = `OpenSearch answered ${String(response.status)} to ${method} ${path}: ${text.slice(0, 500)}`;
    if (response.status === 404 || response.status === 429 || response.status >= 500)
      throw new SearchUnavailableError(message);
    throw new Error(message);
  }

  async #fetch(method: string, path: string, body: object | string | undefined, ms: number): Promise<Response> {
    const lines = typeof body === 'string';
    try {
      return await fetch(`${this.#url}${path}`, {
        method,
        // A redirect would send the credentials to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(ms),
        headers: {
          ...this.#authorization,
          ...(body !== undefined && { 'content-type': lines ? 'application/x-ndjson' : 'application/json' }),
        },
        ...(body !== undefined && { body: lines ? body : JSON.stringify(body) }),
      });
    } catch (error) {
      throw new SearchUnavailableError(`OpenSearch cannot be reached at ${this.#url}`, { cause: error });
    }
  }
}

export function member(json: Json, ...path: readonly string[]): Json {
  let found = json;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = new Map<string, unknown>(Object.entries(found)).get(name);
  }
  return found;
}

export function listOf(json: Json): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

export function numberOf(json: Json): number {
  return typeof json === 'number' ? json : 0;
}
