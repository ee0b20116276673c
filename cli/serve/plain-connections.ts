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
    better: 'append ?sslmode=verify-full to its URL',
  },
  search: { what: 'the search server', isPlain: isHttp, better: 'use https://' },
  files: {
    what: 'the bucket',
    serverOf: endpointOf,
    isPlain: isHttp,
    better: 'use an https:// endpoint',
  },
  mail: {
    what: 'the mail server',
    isPlain: ({ protocol, searchParams }) => protocol === 'smtp:' && searchParams.get('tls') === 'optional',
    better: 'remove tls=optional',
  },
  telemetryUrl: { what: 'the telemetry address', isPlain: isHttp, better: 'use https://' },
};

function lineOf({ what, isPlain, serverOf, better }: Way, address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const server = serverOf?.(new URL(address)) ?? address;
  if (!URL.canParse(server)) return [];
  const url = new URL(server);
  if (LOOPBACK.test(url.hostname) || url.hostname === '' || !isPlain(url)) return [];
  return [
    `Unencrypted or unverified connection to ${what} at ${url.hostname}. Passwords and personal data can be intercepted; ${better}.`,
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
