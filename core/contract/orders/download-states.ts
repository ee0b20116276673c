export const DOWNLOAD_STATES = ['ready', 'unpaid', 'no-file', 'used-up', 'expired', 'taken-back'] as const;
export type DownloadState = (typeof DOWNLOAD_STATES)[number];
