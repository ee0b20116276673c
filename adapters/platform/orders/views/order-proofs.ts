import { isSameText, sign } from '../../foundation';

/** In milliseconds; short because devices are shared. */
const PROOF_MS = 2 * 60 * 60 * 1000;

export type ProofBy = 'key' | 'number';

const PURPOSE: Readonly<Record<ProofBy, string>> = { key: 'order-proof', number: 'order-number-proof' };

/** Stateless, expiring proofs that the caller has shown an order's email address. */
export class OrderProofs {
  constructor(private readonly secret: string) {}

  make(orderId: string, by: ProofBy, now: number): { readonly proof: string; readonly until: string } {
    const until = now + PROOF_MS;
    return { proof: `${String(until)}.${this.#key(orderId, by, String(until))}`, until: new Date(until).toISOString() };
  }

  isGood(proof: string | undefined, orderId: string, by: ProofBy, now: number): boolean {
    const [until = '', key = ''] = (proof ?? '').split('.');
    return /^\d{1,16}$/.test(until) && Number(until) > now && isSameText(key, this.#key(orderId, by, until));
  }

  #key(orderId: string, by: ProofBy, until: string): string {
    return sign(this.secret, `${PURPOSE[by]}:${orderId}:${until}`);
  }
}
