export { checkEmail } from './check-email';
export type { ContentArea, HomePage } from './content';
export type { LastUpdated } from './last-updated';
export { CONTENT_STATE, type ContentState } from './content-state';
