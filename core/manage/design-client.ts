import { resultOf } from '../accounts';
import * as contract from '../contract/manage-design';
import type { DesignDocument, DesignDraft, DesignWorkshop } from '../contract/manage-design';
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
}

const SILENT = { silent: true } as const;

export function designClient(gateway: Gateway): DesignArea {
  return {
    workshop: () => resultOf(gateway.ask(contract.designWorkshop, { query: {} }, SILENT)),
    saveDraft: (document, version) =>
      resultOf(gateway.ask(contract.saveDesignDraft, { query: {}, body: { document, version } }, SILENT)),
    removeDraft: async () => {
      await resultOf(gateway.ask(contract.removeDesignDraft, { query: {} }, SILENT));
    },
  };
}
