export { CLAIMS } from './claims';
export type { Claim, ClaimCode, ClaimsArea, ClaimsState } from './claims';
