import type { StoredRoyalty } from '../../ports/orders/royalties';

export type FileLink = (path: string) => string;

export function payoutFilePath(id: number): string {
  return `/api/blogger/payout/${String(id)}/file`;
}

export function royaltyFile({ payoutId, hasFile }: StoredRoyalty, fileLink: FileLink): string | null {
  return payoutId === undefined || !hasFile ? null : fileLink(payoutFilePath(payoutId));
}
