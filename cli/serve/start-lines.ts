import type { MissingService, Platform } from '../composition/composition-root';
import { LOOPBACK_NAMES } from './at-home';
import type { Place } from './listen';

const MISSING: Readonly<Record<MissingService, string>> = {
  'mail-sender':
    'No mail sender (--mail): sign-in by mail and password links are refused, other mails stay in the folder (vitrine outbox).',
  'sms-sender': 'No SMS sender (--sms): sign-in by phone is refused.',
  'payment-provider': 'No payment provider: ways to pay on a payment page (card) are not offered.',
};

export async function startLines(
  { mode, missing: absent, stats }: Pick<Platform, 'missing' | 'mode' | 'stats'>,
  address: string,
  isDevOpen = false,
): Promise<string[]> {
  const lines = absent.map((missing) => MISSING[missing]);
  if (mode === 'development') {
    lines.push(`Development shop: the demo's people, test payments, mails and codes at ${address}/dev/outbox`);
    if (isDevOpen)
      lines.push('--dev-open: everybody who reaches this shop reads its mails and sign-in codes, and pays nothing.');
  } else if ((await stats()).products === 0) {
    lines.push(
      'No goods: bring yours with `vitrine catalog import FILE`, or begin with those of the demo with --demo.',
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
    ? [
        '--public-url is http: what shoppers type, and what they sign in with, is read by everybody on the way. Put https before the shop.',
      ]
    : [];
  if (trustedProxies.length > 0) return lines;
  const hint = LOOPBACK_NAMES.includes(host)
    ? 'behind a proxy on this machine all visitors share the limits of one, or have none where it sends no forwarding header (--trusted-proxy loopback).'
    : 'behind a proxy all visitors share the limits of one, and one of them can use them up (name the address of the proxy).';
  return [...lines, `No --trusted-proxy: ${hint}`];
}

const TEST_PROVIDER = 'test';

export async function providerLines({ payments }: Pick<Platform, 'payments'>): Promise<readonly string[]> {
  const providers = (await payments.providers()).filter(({ code }) => code !== TEST_PROVIDER);
  return providers.map(({ code, isReady }) =>
    isReady
      ? `Payment provider ${code}: ready.`
      : `Payment provider ${code}: NOT ready. It does not answer, or does not take the shop's keys (vitrine admin payments).`,
  );
}
