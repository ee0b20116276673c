import type { DownloadRules } from '../contract/download-rules';
import type { DownloadState } from '../contract/download-states';
import { partOfUnits } from './returned-units';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a download that was counted may be gone on with, ms: a day, as a large file on a slow line takes. */
export const RESUME_MS = DAY_MS;

/** What the shop knows of a file that was bought. Moments in milliseconds since the epoch. */
export interface DownloadFacts {
  readonly paid: boolean;
  readonly canceled: boolean;
  /** Units that were ordered. */
  readonly count: number;
  /** Of them, those that were sent back or whose money went back. */
  readonly back: number;
  readonly has_file: boolean;
  /** How often it may be downloaded, for all units together; undefined for as often as one likes. */
  readonly most: number | undefined;
  /** How often it was. */
  readonly used: number;
  /** Until when; undefined for always. */
  readonly expires_at: number | undefined;
}

/** How often a file may be downloaded now: less, where only some of its units are the buyer's still. Pure. */
export function mostDownloads({
  most,
  count,
  back,
}: Pick<DownloadFacts, 'back' | 'count' | 'most'>): number | undefined {
  return most === undefined ? undefined : most - partOfUnits(most, back, count);
}

/** Whether a file that was bought may be downloaded now, and why not (DEMAND: what is downloaded is delivered). Pure. */
export function downloadState(facts: DownloadFacts, now: number): DownloadState {
  if (facts.canceled || facts.back >= facts.count) return 'taken-back';
  if (!facts.paid) return 'unpaid';
  if (!facts.has_file) return 'no-file';
  if (facts.expires_at !== undefined && facts.expires_at <= now) return 'expired';
  return facts.used >= (mostDownloads(facts) ?? Infinity) ? 'used-up' : 'ready';
}

/**
 * How often a file may be downloaded that is bought now. Pure.
 * @param own what the file itself says, which counts before the shop's rule; 0 is without a limit
 */
export function boughtDownloads(own: number | undefined, count: number, { times }: DownloadRules): number | undefined {
  const each = own ?? times;
  return each === 0 ? undefined : each * count;
}

/** Until when a file may be downloaded that is paid for now; undefined for always. Pure. */
export function downloadEnd(paidAt: number, { days }: DownloadRules): number | undefined {
  return days === 0 ? undefined : paidAt + days * DAY_MS;
}

/**
 * Whether asking for a part of a file is a download of its own. Going on within a day with one that was counted is not counted again; asking
 * for the beginning is. Pure.
 * @param from the first byte that is asked for
 */
export function countsAsDownload(from: number, lastAt: number | undefined, now: number): boolean {
  return from === 0 || lastAt === undefined || now - lastAt > RESUME_MS;
}
