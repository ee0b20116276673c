/** What comes when the shopper is there, in one file: it is asked for in one moment. */
export { Beyond } from './Beyond';
export { Pictures } from './Pictures';
export { Reviews } from './Reviews';
export { StickyBar } from './StickyBar';
export { Words } from './Words';
