/** Loopback traffic cannot be intercepted. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

export interface Connections {
  readonly database?: unknown;
  readonly search?: unknown;
  readonly files?: unknown;
  readonly mail?: unknown;
  readonly telemetryUrl?: unknown;
}

interface Way {
  readonly what: string;
  readonly isPlain: (url: URL) => boolean;
  readonly serverOf?: (url: URL) => string;
  readonly better: string;
}

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

/** Warns about unencrypted connections to other machines; omits passwords. */
export function plainLines(connections: Connections): string[] {
  return [
    ...lineOf(WAYS.database, connections.database),
    ...lineOf(WAYS.search, connections.search),
    ...lineOf(WAYS.files, connections.files),
    ...lineOf(WAYS.mail, connections.mail),
    ...lineOf(WAYS.telemetryUrl, connections.telemetryUrl),
  ];
}
