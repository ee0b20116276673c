import { changePassword, createPassword, refreshTokens } from '../../../../core/contract/people/accounts';
import { confirmEmail } from '../../../../core/contract/people/contact-change';
import type { ApiError, RefusedCall, ReportRefusal } from '../../foundation';
import type { SecurityEvent, SecurityLog } from './security-log';

const OF_ENDPOINTS: ReadonlyMap<string, SecurityEvent> = new Map([
  [`${changePassword.name} credentials`, 'current-password-refused'],
  [`${createPassword.name} reset_token`, 'reset-refused'],
  [`${confirmEmail.name} code_incorrect`, 'contact-code-refused'],
]);

export function eventOfRefusal(
  { status, meta }: Pick<ApiError, 'meta' | 'status'>,
  { endpoint, caller }: Pick<RefusedCall, 'caller' | 'endpoint'>,
): SecurityEvent | undefined {
  if (status === 403) return 'right-refused';
  if (status === 401 && (caller.kind === 'refused' || endpoint.name === refreshTokens.name)) return 'token-refused';
  if (meta?.error === 'too_busy') return 'too-busy';
  if (meta?.error === 'file_refused') return 'file-refused';
  return OF_ENDPOINTS.get(`${endpoint.name} ${meta?.error ?? ''}`);
}

export function reportRefusals(security: SecurityLog): ReportRefusal {
  return (error, call) => {
    const event = eventOfRefusal(error, call);
    if (event === undefined) return;
    const { caller, endpoint, address } = call;
    const who = caller.kind === 'user' ? { customer: caller.customer.id, actor: caller.actorId } : {};
    security.write(event, { endpoint: endpoint.name, reason: error.meta?.error, ...who }, { address });
  };
}
