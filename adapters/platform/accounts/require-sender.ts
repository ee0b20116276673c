import { ApiError } from '../http/api-error';
import type { Settings } from '../settings/options';

/** Says that a secret cannot be sent, rather than that it is on its way. @throws ApiError 503 REGISTER_SMS_CODE_SENDER_ERROR (A §5) */
export function requireSender({ messages }: Pick<Settings, 'messages'>): void {
  if (messages === 'kept') throw new ApiError(503, 'REGISTER_SMS_CODE_SENDER_ERROR', { error: 'no_sender' });
}
