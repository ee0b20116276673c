/** How files that are bought may be downloaded, by the settings of the shop; 0 is without a limit. */
export interface DownloadRules {
  /** How often, for each unit that was bought. */
  readonly times: number;
  /** How many days from the payment on. */
  readonly days: number;
}

/** What a shop begins with: five times within a month. */
export const STANDARD_DOWNLOADS: DownloadRules = { times: 5, days: 30 };
