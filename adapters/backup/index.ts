export { BackupError } from './backup-file';
export { checkBackup, type CheckedBackup } from './check-backup';
export { checkShop, type CheckedShop } from './check-shop';
export { makeBackup, type MadeBackup } from './make-backup';
export { restoreBackup, type Restored } from './restore-backup';
