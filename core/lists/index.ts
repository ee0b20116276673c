export type { LazyList } from './lazy-list';
export { openLists } from './open-lists';
export type { ShopperLists } from './open-lists';
export type { CompareList, CompareRow, CompareTable, ListedProduct, ListName, ListState, ProductList } from './lists';
