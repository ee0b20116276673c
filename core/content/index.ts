export { checkEmail } from './check-email';
export { CONTENT } from './content';
export type { ContentArea, HomePage } from './content';
