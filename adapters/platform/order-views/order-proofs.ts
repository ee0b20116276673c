import { isSameText, sign } from '../kernel/secrets';

/** How long a proof counts, ms: long enough to pay, to look and to come back once; not for whoever has the device tomorrow. */
const PROOF_MS = 2 * 60 * 60 * 1000;

/** Shown besides the e-mail address: the key of the order, which its mails carry, or its number, which anybody can count up to. */
export type ProofBy = 'key' | 'number';

const PURPOSE: Readonly<Record<ProofBy, string>> = { key: 'order-proof', number: 'order-number-proof' };

/** Proofs that somebody has shown the e-mail address of an order: good for that order, and for a while. Nothing is kept of them. */
export class OrderProofs {
  /** @param secret the shop's own, of which nobody else knows */
  constructor(private readonly secret: string) {}

  /** @param now milliseconds since the epoch */
  make(orderId: string, by: ProofBy, now: number): { readonly proof: string; readonly until: string } {
    const until = now + PROOF_MS;
    return { proof: `${String(until)}.${this.#key(orderId, by, String(until))}`, until: new Date(until).toISOString() };
  }

  /** Reads if it was made for this order in this way, and its time has not come. */
  isGood(proof: string | undefined, orderId: string, by: ProofBy, now: number): boolean {
    const [until = '', key = ''] = (proof ?? '').split('.');
    return /^\d{1,16}$/.test(until) && Number(until) > now && isSameText(key, this.#key(orderId, by, until));
  }

  #key(orderId: string, by: ProofBy, until: string): string {
    return sign(this.secret, `${PURPOSE[by]}:${orderId}:${until}`);
  }
}
