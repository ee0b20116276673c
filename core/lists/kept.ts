export { KeptCompareList } from './compare-list';
export { KeptList } from './kept-list';
