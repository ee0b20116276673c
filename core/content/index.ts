export { checkEmail } from './check-email';
export type { ContentArea, HomePage } from './content';
export type { HomeBlock } from './home-blocks';
export type { TopSlider } from './home-page';
export type { LastUpdated } from './last-updated';
export { CONTENT_STATE, type ContentState } from './content-state';
