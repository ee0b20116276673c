import type { Observable } from 'rxjs';
import { token } from '../di';

/** Codes in use (A §3): what brought the shopper here, whether the sign-up modal was shown, whether cookies were agreed to, whether measuring was. */
export type ClaimCode = 'promoCode' | 'modalSignup' | 'cookiesAccepted' | 'measuringAccepted';

/** Something about the visitor that their device remembers (A §3). */
export interface Claim {
  readonly code: ClaimCode;
  /** Milliseconds since the epoch. */
  readonly created_at: number;
  readonly value: string | boolean;
  readonly description: string;
}

/** Codes that came with the address and wait to be used with an order. */
export interface ClaimsState {
  readonly claims: ReadonlyMap<ClaimCode, Claim>;
  /** What was kept has been read; until then nobody knows whether there is a claim. Never so on the server. */
  readonly isLoaded: boolean;
}

/** What the device remembers of the visitor, with or without an account; the same in all tabs (A §3, §7: local storage only). */
export interface ClaimsArea {
  readonly state$: Observable<ClaimsState>;
  readonly snapshot: ClaimsState;
  /** Reads what was kept, once. Does nothing on the server. */
  load(): Promise<void>;
  /** The claim of that code, read from the device first. */
  get(code: ClaimCode): Promise<Claim | undefined>;
  /** Sets a claim. One of the same value stays as it is, with the time it was made. */
  set(code: ClaimCode, value: Claim['value'], description?: string): Promise<void>;
}

export const CLAIMS = token<ClaimsArea>('ClaimsArea');
