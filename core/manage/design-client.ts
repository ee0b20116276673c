import { resultOf } from '../accounts';
import * as contract from '../contract/manage-design';
import type { DesignDocument, DesignDraft, DesignWorkshop } from '../contract/manage-design';
import { uploadShopPicture, type ShopPicture } from '../contract/manage-pictures';
import type { PictureUse } from '../contract/picture-limits';
import type { HttpFile } from '../ports';
import type { Gateway } from '../sync';

/** Trying designs (A §2.1): everybody's own draft. Publishing one is `records.designs.save`, and going back is `restore`. */
export interface DesignArea {
  /** The design as it is published, and the own draft. @throws ShopError 'sign-in-first', 'ACCESS_DENIED' */
  workshop(): Promise<DesignWorkshop>;
  /**
   * Keeps the own draft in place of the one before.
   * @param version the design that it was begun from
   * @throws ShopError as `workshop`; details.fields names what is wrong
   */
  saveDraft(document: DesignDocument, version: string): Promise<DesignDraft>;
  /** Lets go of the own draft. @throws ShopError as `workshop` */
  removeDraft(): Promise<void>;
  /**
   * Keeps a picture of the shop itself: JPEG, PNG, WebP, or SVG that is made of shapes alone. For who writes content.
   * @returns one; for an icon one for each size
   * @throws ShopError as `workshop`; details.fields names 'picture' and the limit that it breaks
   */
  uploadPicture(use: PictureUse, file: Pick<HttpFile, 'bytes' | 'name' | 'type'>): Promise<readonly ShopPicture[]>;
}

const SILENT = { silent: true } as const;
/** A picture of 10 MB takes longer than other calls. */
const PATIENT = { ...SILENT, timeoutMs: 120_000 } as const;

export function designClient(gateway: Gateway): DesignArea {
  return {
    workshop: () => resultOf(gateway.ask(contract.designWorkshop, { query: {} }, SILENT)),
    saveDraft: (document, version) =>
      resultOf(gateway.ask(contract.saveDesignDraft, { query: {}, body: { document, version } }, SILENT)),
    removeDraft: async () => {
      await resultOf(gateway.ask(contract.removeDesignDraft, { query: {} }, SILENT));
    },
    uploadPicture: async (use, file) => {
      const form = { fields: [['use', use] as const], files: [['picture', file] as const] };
      return (await resultOf(gateway.ask(uploadShopPicture, { query: {}, form }, PATIENT))).pictures;
    },
  };
}
