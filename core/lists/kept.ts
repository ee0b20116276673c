export { KeptCompareList } from './compare-list';
export { KeptList } from './kept-list';
export { ListReplica } from './list-replica';
export { ShownList } from './shown-list';
