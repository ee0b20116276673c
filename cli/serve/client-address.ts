import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Range = readonly [network: Address, bits: number];

/** Names of ranges that proxies usually are in. */
const NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10', '127.0.0.0/8', '::1/128']],
]);
/** What of an IPv6 address names the network of one subscriber, in bytes. */
const NETWORK_BYTES = 8;

/** @returns the ranges that a word names: 'loopback', 'private', '10.0.0.0/8' or '192.0.2.1'; undefined where it is none of them */
export function rangesOf(word: string): readonly Range[] | undefined {
  const named = NAMED.get(word);
  if (named !== undefined) return named.map((range) => ipaddr.parseCIDR(range));
  if (ipaddr.isValidCIDR(word)) return [ipaddr.parseCIDR(word)];
  const alone = parse(word);
  return alone === undefined ? undefined : [[alone, alone.kind() === 'ipv4' ? 32 : 128]];
}

/** An IPv4 address that came as one of IPv6 is the IPv4 address. */
function parse(text: string): Address | undefined {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined;
}

/** Some proxies add the client's port, and brackets around IPv6: '198.51.100.10:4711', '[2001:db8::1]:4711'. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

function parseHop(text: string): Address | undefined {
  const parts = WITH_PORT.exec(text);
  return parse(parts?.[1] ?? parts?.[2] ?? text);
}

function isIn(address: Address, [network, bits]: Range): boolean {
  if (address instanceof ipaddr.IPv4) return network instanceof ipaddr.IPv4 && address.match(network, bits);
  return network instanceof ipaddr.IPv6 && address.match(network, bits);
}

/** Whether the other end of a connection is a proxy of ours. Pure. */
export function isTrusted(remote: string | undefined, trusted: readonly Range[]): boolean {
  const address = parse(remote ?? '');
  return address !== undefined && trusted.some((range) => isIn(address, range));
}

/** As limits count it: an IPv6 address is its network, since one subscriber has all of that. */
function counted(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  const network = [...address.toByteArray().slice(0, NETWORK_BYTES), ...Array.from({ length: 8 }, () => 0)];
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}

/** Why what a proxy says of a client does not count: nobody can read it, or it comes from a machine that no `--trusted-proxy` names. */
export type ForwardedFault = 'unreadable' | 'untrusted';

interface Client {
  /**
   * As limits count it; the proxy's own where it names none that can be read, or is not trusted. Undefined for this machine itself and for a closed
   * connection, which are not limited by address.
   */
  readonly address: string | undefined;
  readonly fault?: ForwardedFault;
}

/**
 * Returns from where a request came. Of what `X-Forwarded-For` says only what trusted proxies have added is believed: it is read from its end, up to
 * the first address that is no proxy of ours. Pure.
 * @param remote address at the other end of the connection
 * @param forwarded value of the header, where there is one; empty where a proxy named nobody by it
 * @param trusted ranges of our own proxies
 */
export function clientOf(remote: string | undefined, forwarded: string | undefined, trusted: readonly Range[]): Client {
  let last = parse(remote ?? '');
  if (last === undefined) return { address: undefined };
  // A proxy on this machine that nobody named: its visitors share one limit, as without it they would have none.
  if (forwarded !== undefined && !isTrusted(remote, trusted)) return { address: counted(last), fault: 'untrusted' };
  for (const hop of forwarded?.split(',').reverse() ?? []) {
    const proxy = last;
    if (!trusted.some((range) => isIn(proxy, range))) break;
    const address = parseHop(hop.trim());
    // Clients that the proxy does not name share one limit. Without a limit, a header that nobody can read would switch it off.
    if (address === undefined) return { address: counted(proxy), fault: 'unreadable' };
    last = address;
  }
  return { address: limited(last) };
}

function limited(address: Address): string | undefined {
  return address.range() === 'loopback' ? undefined : counted(address);
}

/** True for this machine. */
export function isHere(remote: string | undefined): boolean {
  return isTrusted(remote, rangesOf('loopback') ?? []);
}

/** True for a machine that is as near as a proxy usually is: this one, or one of a private network. */
export function isNear(remote: string | undefined): boolean {
  return isTrusted(remote, rangesOf('private') ?? []);
}
