export { openSqlite } from './database';
