/** Without 0, 1, I and O, which are misread. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const BITS = 5n;

/**
 * Returns a coupon code: the prefix and eight letters or digits (40 bits), such as 'SPRING-7KQ2M9XA'.
 * @param random at least ten unpredictable hexadecimal digits
 */
export function generatedCode(prefix: string, random: string): string {
  let rest = BigInt(`0x${random.slice(0, (LENGTH * Number(BITS)) / 4)}`);
  let code = '';
  for (let at = 0; at < LENGTH; at += 1) {
    code += LETTERS.charAt(Number(rest % 32n));
    rest >>= BITS;
  }
  return `${prefix.toUpperCase()}-${code}`;
}
