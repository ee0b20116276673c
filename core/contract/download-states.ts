/**
 * How a file that was bought stands. ready: it can be downloaded; unpaid: once the order is paid; no-file: the shop has none of it yet; used-up: as
 * often as was bought; expired: its time is over; taken-back: the order was cancelled, or this was returned or refunded.
 */
export const DOWNLOAD_STATES = ['ready', 'unpaid', 'no-file', 'used-up', 'expired', 'taken-back'] as const;
export type DownloadState = (typeof DOWNLOAD_STATES)[number];
