import ipaddr from 'ipaddr.js';

/** Bits of an address that one subscriber or one small provider can have whole. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;
const BYTE_BITS = 8;

/**
 * Returns the network of an address as limits count it ('203.0.113.9', '2001:db8::/64'): its /24 or, of IPv6, its /48. One attacker has many
 * addresses, and few networks. What is no address is its own network.
 */
export function networkOf(address: string): string {
  const [host = ''] = address.split('/');
  if (!ipaddr.isValid(host)) return address;
  const parsed = ipaddr.process(host);
  const bits = NETWORK_BITS[parsed.kind()];
  const bytes = parsed.toByteArray().map((byte, at) => (at * BYTE_BITS < bits ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${String(bits)}`;
}
