export type { StockArea, StockCheck, StockStatus } from './stock';
export { planStock } from './stock-status';
export type { StockAnswerFor } from './stock-status';
