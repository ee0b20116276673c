import { placeOrder } from '../../../core/contract/orders/orders';
import { readAnswer } from '../../../core/sync/read-answer';

export function orderRefused(code: number, message = '', meta: Readonly<Record<string, unknown>> = {}) {
  const text = JSON.stringify({ code, result: message, meta });
  const reply = readAnswer(placeOrder, { status: code, headers: { 'content-type': 'application/json' }, text });
  if ('unreadable' in reply) throw new Error('The answer is none of this API');
  return reply;
}
