export { csvLine } from '../kernel/csv-line';
