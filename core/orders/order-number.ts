/** What people write before the number of an order: '#', '№', 'No.', 'Nr.', 'Order no.'. No number of the shop begins with it. */
const BEFORE = /^(?:order\s+)?(?:n[or](?:[.:]\s*|\s+))?[#№:\s]*/iu;

/**
 * The number of an order as the shop writes it, of what was typed: what people write before it, as mails and invoices do, is taken off
 * (S §4, orders). A text that is nothing but such signs gives ''. Pure.
 */
export function readOrderNumber(typed: string): string {
  return typed.trim().replace(BEFORE, '');
}
