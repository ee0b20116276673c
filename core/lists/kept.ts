export { KeptCompareList } from './compare-list';
export { KeptList } from './kept-list';
export { ShownList } from './shown-list';
export { StoredList } from './stored-list';
