import type { Observable } from 'rxjs';
import { token } from '../di';

/** Codes of claims: attribution, sign-up modal and consents. */
export type ClaimCode = 'promoCode' | 'modalSignup' | 'cookiesAccepted' | 'measuringAccepted';

/** Visitor data remembered on the device. */
export interface Claim {
  readonly code: ClaimCode;
  /** Milliseconds since the epoch. */
  readonly created_at: number;
  readonly value: string | boolean;
  readonly description: string;
}

/** Claims of the visitor. */
export interface ClaimsState {
  readonly claims: ReadonlyMap<ClaimCode, Claim>;
  /** Never true on the server. */
  readonly isLoaded: boolean;
}

/** Stores claims on the device, shared by all tabs. */
export interface ClaimsArea {
  readonly state$: Observable<ClaimsState>;
  readonly snapshot: ClaimsState;
  /** Does nothing on the server. */
  load(): Promise<void>;
  get(code: ClaimCode): Promise<Claim | undefined>;
  /** Setting an equal value keeps the original timestamp. */
  set(code: ClaimCode, value: Claim['value'], description?: string): Promise<void>;
}

export const CLAIMS = token<ClaimsArea>('ClaimsArea');
