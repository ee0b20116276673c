import type { Lack, Platform } from '../composition/composition-root';
import type { Place } from './listen';

const LACKS: Readonly<Record<Lack, string>> = {
  'mail-sender':
    'No mail sender (--mail): sign-in by mail and password links are refused, other mails stay in the folder (vitrine outbox).',
  'sms-sender': 'No SMS sender (--sms): sign-in by phone is refused.',
  'payment-provider': 'No payment provider: ways to pay on a payment page (card) are not offered.',
};

/** What an operator has to know of the shop that just opened, a line for each. Pure. */
export async function startLines(
  { mode, lacks, stats }: Pick<Platform, 'lacks' | 'mode' | 'stats'>,
  address: string,
): Promise<string[]> {
  const lines = lacks.map((lack) => LACKS[lack]);
  if (mode === 'development') {
    lines.push(`Development shop: the demo's people, test payments, mails and codes at ${address}/dev/outbox`);
  } else if ((await stats()).products === 0) {
    lines.push(
      'No goods: bring yours with `vitrine catalog import FILE`, or begin with those of the demo with --demo.',
    );
  }
  return lines;
}

/** Behind a proxy of this machine every request comes from this machine, until that proxy is trusted: said to who opens a shop for the public. */
export function proxyLines({
  publicUrl,
  host,
  trustedProxies,
}: Pick<Place, 'host' | 'trustedProxies'> & { readonly publicUrl?: string | undefined }): string[] {
  const isBehind = publicUrl !== undefined && ['localhost', '127.0.0.1', '::1'].includes(host);
  if (!isBehind || trustedProxies.length > 0) return [];
  return [
    'No --trusted-proxy: codes, sign-ins and orders are not limited by address (--trusted-proxy loopback for a proxy on this machine).',
  ];
}

/** The provider of the test payment page, of which the line of a development shop speaks. */
const TEST_PROVIDER = 'test';

/** Whether each payment provider could take money now, a line for each. They are asked once the shop is open, which waits for none of them. */
export async function providerLines({ payments }: Pick<Platform, 'payments'>): Promise<readonly string[]> {
  const providers = (await payments.providers()).filter(({ code }) => code !== TEST_PROVIDER);
  return providers.map(({ code, isReady }) =>
    isReady
      ? `Payment provider ${code}: ready.`
      : `Payment provider ${code}: NOT ready. It does not answer, or does not take the shop's keys (vitrine admin payments).`,
  );
}
