import { resultOf } from '../accounts';
import * as contract from '../contract/content/manage-design';
import type { DesignDocument, DesignDraft, DesignWorkshop } from '../contract/content/manage-design';
import { uploadShopPicture, type ShopPicture } from '../contract/catalogue/manage-pictures';
import type { PictureUse } from '../contract/catalogue/picture-limits';
import type { HttpFile } from '../ports';
import type { Gateway } from '../sync';

/** Drafts of the design; publish with `records.designs.save`. */
export interface DesignArea {
  /** @throws ShopError 'sign-in-first', 'ACCESS_DENIED' */
  workshop(): Promise<DesignWorkshop>;
  /**
   * Replaces the previous draft.
   * @param version design it was based on
   * @throws ShopError as `workshop`; details.fields
   */
  saveDraft(document: DesignDocument, version: string): Promise<DesignDraft>;
  removeDraft(): Promise<void>;
  /**
   * JPEG, PNG, WebP, or SVG of shapes only.
   * @returns one picture; for an icon one per size
   * @throws ShopError as `workshop`; details.fields
   */
  uploadPicture(use: PictureUse, file: Pick<HttpFile, 'bytes' | 'name' | 'type'>): Promise<readonly ShopPicture[]>;
}

const SILENT = { silent: true } as const;
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
