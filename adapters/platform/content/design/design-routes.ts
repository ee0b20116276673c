import * as contract from '../../../../core/contract/content/manage-design';
import { uploadShopPicture } from '../../../../core/contract/catalogue/manage-pictures';
import { mayTryDesign } from '../../../../core/contract/foundation/permissions';
import { designMembers } from '../../../../core/design/design-members';
import {
  notFound,
  storeOf,
  requireUser,
  route,
  type Caller,
  type Route,
  languageOf,
  versionOf,
  type Settings,
} from '../../foundation';
import type { Database } from '../../ports/database';
import type { FileStore } from '../../ports/foundation/files';
import type { DesignDrafts } from './design-drafts';
import { publishedDesign } from './design-store';
import { keepShopPicture } from './keep-shop-picture';

interface Services {
  readonly database: Database;
  readonly settings: Settings;
  readonly designDrafts: DesignDrafts;
  readonly files: FileStore;
}

export function designRoutes({ database, settings, designDrafts: drafts, files }: Services): readonly Route[] {
  const published = async () => {
    const document = await database.read(publishedDesign);
    return { version: versionOf(document), document };
  };
  return [
    route(contract.designWorkshop, async ({ caller }) => {
      const owner = ownerOf(caller);
      return { published: await published(), draft: (await drafts.of(owner)) ?? null };
    }),
    route(contract.saveDesignDraft, async ({ caller, body }) => drafts.save(ownerOf(caller), body, await published())),
    route(contract.removeDesignDraft, async ({ caller }) => ({ removed: await drafts.remove(ownerOf(caller)) })),
    route(uploadShopPicture, async ({ body, files: sent }) => ({
      pictures: [...(await keepShopPicture(sent, body.use, { files, settings }))],
    })),
    route(contract.draftSettings, async ({ query, store }) => {
      const opened = await drafts.opened(query.key);
      const owner = opened && (await database.read((db) => db.customers.byId(opened.owner)));
      // A draft expires with its owner's permission.
      if (opened === undefined || owner === undefined || !mayTryDesign(owner)) throw notFound('key opens no draft');
      const view = query.store === undefined ? store : storeOf(query.store, settings, 'store');
      return { settings: { ...designMembers(opened.document, languageOf(view)) } };
    }),
  ];
}

/** @throws ApiError 401 for guests */
function ownerOf(caller: Caller): number {
  return requireUser(caller).customer.id;
}
