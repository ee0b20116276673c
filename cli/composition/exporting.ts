export { exportTable, lostByFeed } from '../../adapters/export';
export type { ExportCount, Lost } from '../../adapters/export';
