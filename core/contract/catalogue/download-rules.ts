/** 0 means unlimited. */
export interface DownloadRules {
  readonly times: number;
  /** Days after payment. */
  readonly days: number;
}

export const STANDARD_DOWNLOADS: DownloadRules = { times: 5, days: 30 };
