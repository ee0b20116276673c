/** What people write before the number of an order: '#', '№', 'No.', 'Nr.', 'Order no.'. No number of the shop begins with it. */
const BEFORE = /^(?:order\s+)?(?:n[or](?:[.:]\s*|\s+))?[#№:\s]*/iu;

/**
 * The number of an order as the shop writes it, of what was typed: what people write before it, as mails and invoices do, is taken off
 * (S §4, orders). A text that is nothing but such signs gives ''. Pure.
 */
export function readOrderNumber(typed: string): string {
  return typed.trim().replace(BEFORE, '');
}

const NUMBER = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,31}$/;

/** True if a text can be the number of an order: 1 to 32 letters, digits, '-', '/', '.' and '_'. A UUID is longer. Pure. */
export function mayBeOrderNumber(text: string): boolean {
  return NUMBER.test(text);
}
