export { openSqlite } from './database';
export { tighten } from './tighten';
