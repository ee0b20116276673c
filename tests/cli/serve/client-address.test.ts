import { describe, expect, it } from 'vitest';
import { clientOf, rangesOf } from '../../../cli/serve/client-address';

const trusted = (...words: readonly string[]) => words.flatMap((word) => rangesOf(word) ?? []);

describe('the client address of a request', () => {
  it.each([
    ['the other end of the connection', '203.0.113.9', undefined, [], '203.0.113.9'],
    ['whatever a stranger says', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
    ['the address that a proxy of ours has added', '10.0.0.2', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    ['not an earlier one sent by the client', '10.0.0.2', '192.0.2.66, 198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    ['through two proxies of ours', '::1', '198.51.100.1, 10.1.1.1', ['loopback', '10.1.1.1'], '198.51.100.1'],
    ['the proxy itself if it added nothing', '10.0.0.2', undefined, ['private'], '10.0.0.2'],
    ['up to the first unreadable one', '10.0.0.2', '198.51.100.1, junk', ['private'], '10.0.0.2'],
    ['the proxy on this machine if nothing is readable', '127.0.0.1', 'unknown', ['loopback'], '127.0.0.1'],
    ['without the port of an IPv4 client', '127.0.0.1', '198.51.100.10:4711', ['loopback'], '198.51.100.10'],
    ['without brackets and port', '127.0.0.1', '[2001:db8::1]:4711', ['loopback'], '2001:db8::/64'],
    ['without brackets', '127.0.0.1', '[2001:db8::1]', ['loopback'], '2001:db8::/64'],
    ['this machine if a proxy on it adds nothing', '127.0.0.1', undefined, ['loopback'], undefined],
    ['the proxy on this machine if it names nobody', '127.0.0.1', '', ['loopback'], '127.0.0.1'],
    ['that proxy if its last hop is empty', '127.0.0.1', '198.51.100.1, ', ['loopback'], '127.0.0.1'],
    ['the proxy before an empty hop', '10.0.0.2', '198.51.100.1, , 10.1.1.1', ['private'], '10.1.1.1'],
    ['IPv4 mapped to IPv6', '::ffff:203.0.113.9', undefined, [], '203.0.113.9'],
    ['IPv6 as the network of one subscriber', '2001:db8:1:2:3:4:5:6', undefined, [], '2001:db8:1:2::/64'],
    ['none for this machine', '127.0.0.1', undefined, [], undefined],
    ['the undeclared proxy on this machine', '127.0.0.1', '198.51.100.1', [], '127.0.0.1'],
    ['the undeclared proxy on this machine, by IPv6', '::1', '198.51.100.1', [], '::/64'],
    ['none if the connection is gone', undefined, '198.51.100.1', ['private'], undefined],
  ])('is %s', (_what, remote, forwarded, words, address) => {
    expect(clientOf(remote, forwarded, trusted(...words)).address).toBe(address);
  });
});

describe('a forwarded header', () => {
  it.each([
    ['counts', '10.0.0.2', '198.51.100.1', ['private'], undefined],
    ['counts with a port', '10.0.0.2', '198.51.100.1:80', ['private'], undefined],
    ['is missing', '203.0.113.9', undefined, [], undefined],
    ['is unreadable', '10.0.0.2', 'unknown', ['private'], 'unreadable'],
    ['comes from an untrusted sender', '203.0.113.9', '198.51.100.1', ['private'], 'untrusted'],
    ['comes from this machine, which is not trusted', '127.0.0.1', '198.51.100.1', [], 'untrusted'],
  ])('%s', (_what, remote, forwarded, words, fault) => {
    expect(clientOf(remote, forwarded, trusted(...words)).fault).toBe(fault);
  });
});

it.each(['elsewhere', '10.0.0.0/33', '1.2.3', '', 'constructor'])("'%s' is not a proxy", (word) => {
  expect(rangesOf(word)).toBeUndefined();
});
