import type { StoredRoyalty } from '../ports/royalties';

/** Makes of the path of a file a link that can be followed without a token. */
export type FileLink = (path: string) => string;

/** Where the file of a payout is. */
export function payoutFilePath(id: number): string {
  return `/api/blogger/payout/${String(id)}/file`;
}

/** Link to the file of the payout that a royalty is in. */
export function royaltyFile({ payoutId, hasFile }: StoredRoyalty, fileLink: FileLink): string | null {
  return payoutId === undefined || !hasFile ? null : fileLink(payoutFilePath(payoutId));
}
