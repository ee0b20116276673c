import ipaddr from 'ipaddr.js';

const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;
const BYTE_BITS = 8;

/** Returns the /24 (IPv4) or /48 (IPv6) network of an address, since attackers rotate addresses within it. */
export function networkOf(address: string): string {
  const [host = ''] = address.split('/');
  if (!ipaddr.isValid(host)) return address;
  const parsed = ipaddr.process(host);
  const bits = NETWORK_BITS[parsed.kind()];
  const bytes = parsed.toByteArray().map((byte, at) => (at * BYTE_BITS < bits ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${String(bits)}`;
}

/**
 * Returns the /48 of an IPv6 address; undefined for IPv4. One subscriber may own all of its /64 networks, each of which counts as an address.
 */
export function subscriberNetworkOf(address: string): string | undefined {
  return address.includes(':') ? networkOf(address) : undefined;
}
