import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Range = readonly [network: Address, bits: number];

const NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10', '127.0.0.0/8', '::1/128']],
]);
const NETWORK_BYTES = 8;

export function rangesOf(word: string): readonly Range[] | undefined {
  const named = NAMED.get(word);
  if (named !== undefined) return named.map((range) => ipaddr.parseCIDR(range));
  if (ipaddr.isValidCIDR(word)) return [ipaddr.parseCIDR(word)];
  const alone = parse(word);
  return alone === undefined ? undefined : [[alone, alone.kind() === 'ipv4' ? 32 : 128]];
}

/** Unwraps IPv4-mapped IPv6 addresses. */
function parse(text: string): Address | undefined {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined;
}

/** Some proxies add ports: '198.51.100.10:4711', '[2001:db8::1]:4711'. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

function parseHop(text: string): Address | undefined {
  const parts = WITH_PORT.exec(text);
  return parse(parts?.[1] ?? parts?.[2] ?? text);
}

function isIn(address: Address, [network, bits]: Range): boolean {
  if (address instanceof ipaddr.IPv4) return network instanceof ipaddr.IPv4 && address.match(network, bits);
  return network instanceof ipaddr.IPv6 && address.match(network, bits);
}

export function isTrusted(remote: string | undefined, trusted: readonly Range[]): boolean {
  const address = parse(remote ?? '');
  return address !== undefined && trusted.some((range) => isIn(address, range));
}

function counted(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  const network = [...address.toByteArray().slice(0, NETWORK_BYTES), ...Array.from({ length: 8 }, () => 0)];
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}

export type ForwardedFault = 'unreadable' | 'untrusted';

interface Client {
  /** Rate limit key; falls back to the proxy's address. Undefined for this machine and closed connections. */
  readonly address: string | undefined;
  readonly fault?: ForwardedFault;
}

/**
 * Resolves the client address. `X-Forwarded-For` is read from its end up to the first untrusted address, to prevent
 * spoofing.
 * @param remote peer address
 * @param forwarded header value; empty if a proxy named no client
 * @param trusted own proxy ranges
 */
export function clientOf(remote: string | undefined, forwarded: string | undefined, trusted: readonly Range[]): Client {
  let last = parse(remote ?? '');
  if (last === undefined) return { address: undefined };
  // Undeclared local proxy: visitors share a limit, rather than having none.
  if (forwarded !== undefined && !isTrusted(remote, trusted)) return { address: counted(last), fault: 'untrusted' };
  for (const hop of forwarded?.split(',').reverse() ?? []) {
    const proxy = last;
    if (!trusted.some((range) => isIn(proxy, range))) break;
    const address = parseHop(hop.trim());
    // Fail closed: an unreadable header must not disable the limit.
    if (address === undefined) return { address: counted(proxy), fault: 'unreadable' };
    last = address;
  }
  return { address: limited(last) };
}

function limited(address: Address): string | undefined {
  return address.range() === 'loopback' ? undefined : counted(address);
}

export function isHere(remote: string | undefined): boolean {
  return isTrusted(remote, rangesOf('loopback') ?? []);
}

export function isNear(remote: string | undefined): boolean {
  return isTrusted(remote, rangesOf('private') ?? []);
}
