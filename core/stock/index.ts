export type { StockArea, StockCheck, StockStatus } from './stock';
export { planStock, unitsLeft } from './stock-status';
export type { StockAnswerFor } from './stock-status';
