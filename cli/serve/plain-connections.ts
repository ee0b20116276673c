/** Hosts that nobody on the way can listen to. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** The addresses that a shop connects to, as its settings name them; what is no text is a part of the operator's own. */
export interface Connections {
  readonly database?: unknown;
  readonly search?: unknown;
  readonly files?: unknown;
  readonly mail?: unknown;
  readonly telemetryUrl?: unknown;
}

/** What a connection is for, which setting says it is in clear, and how it is encrypted. */
interface Way {
  readonly what: string;
  readonly isPlain: (url: URL) => boolean;
  /** The address itself, where it stands inside another. */
  readonly serverOf?: (url: URL) => string;
  readonly better: string;
}

/** PostgreSQL's own words for a connection that is encrypted and whose certificate is checked. */
const CHECKED = new Set(['require', 'verify-ca', 'verify-full']);

const isHttp = ({ protocol }: URL) => protocol === 'http:';
const endpointOf = ({ searchParams }: URL) => searchParams.get('endpoint') ?? '';

const WAYS: Readonly<Record<keyof Connections, Way>> = {
  database: {
    what: 'the database',
    isPlain: ({ protocol, searchParams }) =>
      /^postgres(?:ql)?:$/.test(protocol) && !CHECKED.has(searchParams.get('sslmode') ?? ''),
    better: 'put ?sslmode=verify-full at the end of its address',
  },
  search: { what: 'the search server', isPlain: isHttp, better: 'name it by https://' },
  files: {
    what: 'the bucket',
    serverOf: endpointOf,
    isPlain: isHttp,
    better: 'name its endpoint by https://',
  },
  mail: {
    what: 'the mail server',
    isPlain: ({ protocol, searchParams }) => protocol === 'smtp:' && searchParams.get('tls') === 'optional',
    better: 'leave out tls=optional',
  },
  telemetryUrl: { what: 'the telemetry address', isPlain: isHttp, better: 'name it by https://' },
};

function lineOf({ what, isPlain, serverOf, better }: Way, address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const server = serverOf?.(new URL(address)) ?? address;
  if (!URL.canParse(server)) return [];
  const url = new URL(server);
  if (LOOPBACK.test(url.hostname) || url.hostname === '' || !isPlain(url)) return [];
  return [
    `Not encrypted, or unchecked: the connection to ${what} at ${url.hostname}. Passwords and what is kept of people can be read on the way; ${better}.`,
  ];
}

/** What an operator has to know of connections to other machines that are in clear, a line for each; passwords are in none. Pure. */
export function plainLines(connections: Connections): string[] {
  return [
    ...lineOf(WAYS.database, connections.database),
    ...lineOf(WAYS.search, connections.search),
    ...lineOf(WAYS.files, connections.files),
    ...lineOf(WAYS.mail, connections.mail),
    ...lineOf(WAYS.telemetryUrl, connections.telemetryUrl),
  ];
}
