import { lookUp, type Http, type HttpRequest } from 'vitrine';

interface Exchange {
  readonly document: string;
  readonly variables: unknown;
  readonly status: number;
  readonly answer: unknown;
}
export interface Dialogue {
  readonly path: string;
  readonly documents: Readonly<Record<string, readonly string[]>>;
  readonly exchanges: readonly Exchange[];
}

interface Asked {
  readonly query: string;
  readonly variables: unknown;
}
// Safe: the adapter has written it.
const readBody = ({ body }: HttpRequest): Asked => JSON.parse(typeof body === 'string' ? body : '{}') as Asked;
const nameOf = (query: string): string => /^\w+ (\w+)/.exec(query)?.[1] ?? '';

export function recordDialogue(http: Http): Http & { readonly dialogue: Dialogue } {
  const documents = new Map<string, readonly string[]>();
  const exchanges: Exchange[] = [];
  let path = '';
  return {
    get dialogue() {
      return { path, documents: Object.fromEntries(documents), exchanges };
    },
    async send(request) {
      const { query, variables } = readBody(request);
      const response = await http.send(request);
      const answer: unknown = JSON.parse(response.text);
      path = request.url;
      documents.set(nameOf(query), query.split('\n'));
      exchanges.push({ document: nameOf(query), variables, status: response.status, answer });
      return response;
    },
  };
}

/** Replays a dialogue, each exchange once. Unrecorded or changed requests are refused and listed in `unknown`. */
export function replayDialogue({ path, documents, exchanges }: Dialogue): Http & {
  readonly unknown: readonly string[];
  readonly left: number;
} {
  const left = [...exchanges];
  const unknown: string[] = [];
  return {
    unknown,
    get left() {
      return left.length;
    },
    send(request) {
      const { query, variables } = readBody(request);
      const name = nameOf(query);
      const isKnown = request.url === path && lookUp(documents, name)?.join('\n') === query;
      const isMeant = (one: Exchange) => one.document === name && canonical(one.variables) === canonical(variables);
      const at = isKnown ? left.findIndex(isMeant) : -1;
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found === undefined) {
        unknown.push(`${name} ${JSON.stringify(variables)}`);
        return Promise.reject(new Error(`Not in the dialogue: ${unknown.at(-1) ?? ''}`));
      }
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve({ status: found.status, headers, text: JSON.stringify(found.answer) });
    },
  };
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
