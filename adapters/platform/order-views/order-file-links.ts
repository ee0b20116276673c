import { isSameText, sign } from '../kernel/secrets';

/** How long the link to a file counts, ms: as long as a page with it may well be open. */
const LINK_MS = 12 * 60 * 60 * 1000;

/**
 * Links to the files of orders that a browser can follow as they are: its own token it cannot send with a link, and one in an address
 * would stay in histories. The key proves the path and the hour until which it counts, and is good for nothing else.
 */
export class OrderFileLinks {
  /**
   * @param secret the shop's own, of which nobody else knows
   * @param onRefused hears of each link that is not good, and why
   */
  constructor(
    private readonly secret: string,
    private readonly onRefused: (reason: 'expired' | 'forged') => void = () => undefined,
  ) {}

  /** @param path of the file; @param now milliseconds since the epoch */
  sign(path: string, now: number): string {
    const until = String(now + LINK_MS);
    return `${path}?until=${until}&key=${this.#key(path, until)}`;
  }

  /** Whether an address is one that was signed, and its time has not come. */
  isGood({ pathname, searchParams }: URL, now: number): boolean {
    const until = searchParams.get('until') ?? '';
    const key = searchParams.get('key');
    if (key === null) return false; // a token comes in its place
    const isOurs = /^\d{1,16}$/.test(until) && isSameText(key, this.#key(pathname, until));
    const isGood = isOurs && Number(until) > now;
    if (!isGood) this.onRefused(isOurs ? 'expired' : 'forged');
    return isGood;
  }

  #key(path: string, until: string): string {
    return sign(this.secret, `order-file:${path}:${until}`);
  }
}
