/** What comes when the shopper is there, in one file: it is asked for in one moment. */
export { Pictures } from './Pictures';
export { Reviews } from './Reviews';
export { Similar } from './Similar';
export { StickyBar } from './StickyBar';
export { Words } from './Words';
