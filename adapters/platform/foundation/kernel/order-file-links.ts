import { isSameText, sign } from './secrets';

const LINK_MS = 12 * 60 * 60 * 1000;
/** A table is fetched at once, and its link works even after the permission ends. */
export const TABLE_LINK_MS = 2 * 60 * 1000;

/** Signs file links, since browsers cannot send a token with a link and URLs stay in histories. */
export class OrderFileLinks {
  /**
   * @param secret signing secret of the shop
   * @param onRefused called for each rejected link
   */
  constructor(
    private readonly secret: string,
    private readonly onRefused: (reason: 'expired' | 'forged') => void = () => undefined,
  ) {}

  /** @param validMs milliseconds; default half a day */
  sign(path: string, now: number, validMs = LINK_MS): string {
    const until = String(now + validMs);
    return `${path}?until=${until}&key=${this.#key(path, until)}`;
  }

  isGood({ pathname, searchParams }: URL, now: number): boolean {
    const until = searchParams.get('until') ?? '';
    const key = searchParams.get('key');
    if (key === null) return false;
    const isOurs = /^\d{1,16}$/.test(until) && isSameText(key, this.#key(pathname, until));
    const isGood = isOurs && Number(until) > now;
    if (!isGood) this.onRefused(isOurs ? 'expired' : 'forged');
    return isGood;
  }

  #key(path: string, until: string): string {
    return sign(this.secret, `order-file:${path}:${until}`);
  }
}
