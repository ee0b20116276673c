import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Document = Readonly<Record<string, unknown>>;

/** Minimal OpenSearch without text search; it can crash and return at the same address with or without its data. */
export class FakeOpenSearch {
  readonly #indexes = new Map<string, Map<string, Document>>();
  readonly #aliases = new Map<string, string>();
  readonly #states = new Map<string, unknown>();
  #server: Server | undefined;
  #port = 0;
  asked = 0;

  /** @param isFound replaces query evaluation */
  constructor(private readonly isFound: (document: Document) => boolean) {}

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  async begin(): Promise<void> {
    const server = createServer((request, response) => {
      void this.#answer(request).then((json) => {
        response.writeHead(json === undefined ? 404 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(json ?? { error: 'index_not_found_exception' }));
      });
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port; // sound: it listens at a port
    this.#server = server;
  }

  async die(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  forget(): void {
    for (const kept of [this.#indexes, this.#aliases, this.#states]) kept.clear();
  }

  get kept(): number {
    return [...this.#aliases.values()].reduce((sum, index) => sum + (this.#indexes.get(index)?.size ?? 0), 0);
  }

  async #answer(request: IncomingMessage): Promise<unknown> {
    this.asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // sound: no encoding is set
    const body = Buffer.concat(chunks).toString();
    const [, target = '', action = '', name = ''] = new URL(request.url ?? '/', this.url).pathname.split('/');
    if (target.includes('-state')) return this.#state(action, name, body);
    if (target === '_aliases') return this.#alias(body);
    if (action === '_alias') return this.#held(name);
    if (action === '' && request.method === 'PUT') return this.#made(target);
    if (action === '' && request.method === 'DELETE') return this.#indexes.delete(target) && {};
    const index = this.#indexes.get(this.#aliases.get(target) ?? target);
    return index && this.#within(index, action, body);
  }

  #made(name: string): unknown {
    this.#indexes.set(name, new Map());
    return {};
  }

  #within(index: Map<string, Document>, action: string, body: string): unknown {
    if (action === '_bulk') return bulk(index, body);
    if (action === '_mapping') return { index: { mappings: { properties: {} } } };
    if (action === '_count') return { count: index.size };
    if (action !== '_search') return {};
    const found = [...index].filter(([, document]) => this.isFound(document));
    const hits = found.map(([id]) => ({ fields: { id: [Number(id)] } }));
    return { hits: { total: { value: hits.length }, hits } };
  }

  #state(action: string, name: string, body: string): unknown {
    const sent: unknown = JSON.parse(body);
    if (action === '_doc') {
      this.#states.set(name, sent);
      return {};
    }
    const { query } = sent as { readonly query: { readonly term: { readonly _id: string } } }; // sound: what the adapter asks for
    const state = this.#states.get(query.term._id);
    return { hits: { hits: state === undefined ? [] : [{ _source: state }] } };
  }

  #alias(body: string): unknown {
    const { actions } = JSON.parse(body) as { readonly actions: readonly Record<string, Record<string, string>>[] }; // sound: as above
    for (const { add, remove_index: removed } of actions) {
      if (add !== undefined) this.#aliases.set(add['alias'] ?? '', add['index'] ?? '');
      if (removed !== undefined) this.#indexes.delete(removed['index'] ?? '');
    }
    return {};
  }

  #held(alias: string): unknown {
    const index = this.#aliases.get(alias);
    return index === undefined ? undefined : { [index]: {} };
  }
}

function bulk(index: Map<string, Document>, body: string): unknown {
  const lines = body.trim().split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const { index: written, delete: removed } = JSON.parse(lines[at] ?? '{}') as Record<
      string,
      { readonly _id: string }
    >; // sound: as above
    if (removed !== undefined) index.delete(removed._id);
    if (written !== undefined) index.set(written._id, JSON.parse(lines[(at += 1)] ?? '{}') as Document); // sound: as above
  }
  return { errors: false, items: [] };
}
