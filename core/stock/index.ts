export type { StockArea, StockCheck, StockStatus } from './stock';
export { stockStatusOf, unitsLeft } from './stock-status';
export type { StockAnswerFor } from './stock-status';
