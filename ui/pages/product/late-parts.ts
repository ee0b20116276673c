/** One chunk, since all load at the same moment. */
export { Beyond } from './Beyond';
export { Pictures } from './gallery/Pictures';
export { Reviews } from './reviews/Reviews';
export { StickyBar } from './StickyBar';
export { Words } from './Words';
