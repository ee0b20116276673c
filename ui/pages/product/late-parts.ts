/** One chunk, since all load at the same moment. */
export { Beyond } from './Beyond';
export { Pictures } from './Pictures';
export { Reviews } from './Reviews';
export { StickyBar } from './StickyBar';
export { Words } from './Words';
