import type { MissingService, Platform } from '../composition/composition-root';
import { LOOPBACK_NAMES } from './at-home';
import type { Place } from './listen';

const MISSING: Readonly<Record<MissingService, string>> = {
  'mail-sender':
    'No mail sender (--mail): sign-in by mail and password links are refused, other mails are only stored (vitrine outbox).',
  'sms-sender': 'No SMS sender (--sms): sign-in by phone is refused.',
  'payment-provider': 'No payment provider: payment methods with a payment page (card) are not offered.',
};

export async function startLines(
  { mode, missing: absent, stats }: Pick<Platform, 'missing' | 'mode' | 'stats'>,
  address: string,
  isDevOpen = false,
): Promise<string[]> {
  const lines = absent.map((missing) => MISSING[missing]);
  if (mode === 'development') {
    lines.push(`Development shop: demo accounts, test payments, mails and codes at ${address}/dev/outbox`);
    if (isDevOpen)
      lines.push(
        '--dev-open: anyone who can reach this shop can read its emails and sign-in codes and order without paying.',
      );
  } else if ((await stats()).products === 0) {
    lines.push(
      'No products: import yours with `vitrine catalog import FILE`, or start with the demo catalogue (--demo).',
    );
  }
  return lines;
}

export function proxyLines({
  publicUrl,
  host,
  trustedProxies,
}: Pick<Place, 'host' | 'trustedProxies'> & { readonly publicUrl?: string | undefined }): string[] {
  if (publicUrl === undefined) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const isOpen = protocol === 'http:' && !LOOPBACK_NAMES.includes(hostname.replaceAll(/[[\]]/g, ''));
  const lines = isOpen
    ? ['--public-url is http: everything that shoppers type, including credentials, can be intercepted. Use https.']
    : [];
  if (trustedProxies.length > 0) return lines;
  const hint = LOOPBACK_NAMES.includes(host)
    ? 'behind a proxy on this machine all visitors share one limit, or have none if it sends no forwarding header (--trusted-proxy loopback).'
    : "behind a proxy all visitors share one limit, and a single visitor can use it up (set the proxy's address).";
  return [...lines, `No --trusted-proxy: ${hint}`];
}

const TEST_PROVIDER = 'test';

export async function providerLines({ payments }: Pick<Platform, 'payments'>): Promise<readonly string[]> {
  const providers = (await payments.providers()).filter(({ code }) => code !== TEST_PROVIDER);
  return providers.map(({ code, isReady }) =>
    isReady
      ? `Payment provider ${code}: ready.`
      : `Payment provider ${code}: NOT ready. It does not answer, or refuses the shop's keys (vitrine admin payments).`,
  );
}
