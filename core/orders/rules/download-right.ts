import type { DownloadRules } from '../../contract/catalogue/download-rules';
import type { DownloadState } from '../../contract/orders/download-states';
import { partOfUnits } from './returned-units';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Window to resume a counted download, in ms: large files take long on slow lines. */
export const RESUME_MS = DAY_MS;
/** Free resumes of each counted download: a file read from its second byte would otherwise never count. */
export const MAX_RESUMES = 20;

export interface DownloadFacts {
  readonly paid: boolean;
  readonly canceled: boolean;
  readonly count: number;
  readonly back: number;
  readonly has_file: boolean;
  /** For all units together; undefined for unlimited. */
  readonly max: number | undefined;
  readonly used: number;
  readonly expires_at: number | undefined;
}

export function maxDownloads({ max, count, back }: Pick<DownloadFacts, 'back' | 'count' | 'max'>): number | undefined {
  return max === undefined ? undefined : max - partOfUnits(max, back, count);
}

export function downloadState(facts: DownloadFacts, now: number): DownloadState {
  if (facts.canceled || facts.back >= facts.count) return 'taken-back';
  if (!facts.paid) return 'unpaid';
  if (!facts.has_file) return 'no-file';
  if (facts.expires_at !== undefined && facts.expires_at <= now) return 'expired';
  return facts.used >= (maxDownloads(facts) ?? Infinity) ? 'used-up' : 'ready';
}

export function boughtDownloads(own: number | undefined, count: number, { times }: DownloadRules): number | undefined {
  const each = own ?? times;
  return each === 0 ? undefined : each * count;
}

export function downloadEnd(paidAt: number, { days }: DownloadRules): number | undefined {
  return days === 0 ? undefined : paidAt + days * DAY_MS;
}

export interface RangeRequest {
  /** First requested byte. */
  readonly from: number;
  /** Last counted download, in ms; undefined for none. */
  readonly lastAt: number | undefined;
  /** False once it was resumed `MAX_RESUMES` times. */
  readonly mayResume: boolean;
}

/** Returns true if a request counts as a new download; resuming within a day does not, starting over does. */
export function countsAsDownload({ from, lastAt, mayResume }: RangeRequest, now: number): boolean {
  return from === 0 || !mayResume || lastAt === undefined || now - lastAt > RESUME_MS;
}
