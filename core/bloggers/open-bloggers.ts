import type { ShopContainer } from '../di';
import { ACCOUNT_STATE } from '../accounts';
import { IDS } from '../di';
import { GATEWAY, SESSION } from '../sync';
import { BLOGGER_WORK, bloggerWork } from './blogger-work';
import type { BloggersArea } from './bloggers';
import { bloggersArea } from './bloggers-area';
import { BLOGGERS_READER, bloggersReader } from './bloggers-reader';
import { Cabinet, CABINET } from './cabinet';
import { COLLECTING, CollectingStore } from './collecting';
import { HIDDEN_PHASES, HiddenPhasesStore } from './hidden-phases';
import { PHOTO_ADVICE, PhotoAdviceStore } from './photo-advice';
import { POST_DRAFTS, PostDrafts } from './post-drafts';
import { POST_PUBLISHER, PostPublisher } from './post-publisher';

interface OpenBloggers {
  readonly area: BloggersArea;
  readonly ended: readonly unknown[];
}

export async function openBloggers(shop: ShopContainer): Promise<OpenBloggers> {
  const gateway = shop.get(GATEWAY);
  const reader = bloggersReader(gateway, shop.get(ACCOUNT_STATE), shop.get(SESSION));
  shop.value(BLOGGERS_READER, reader);
  shop.service(CABINET, Cabinet);
  shop.service(HIDDEN_PHASES, HiddenPhasesStore);
  shop.service(PHOTO_ADVICE, PhotoAdviceStore);
  const cabinet = shop.get(CABINET);
  const work = bloggerWork({ gateway, reader, ids: shop.get(IDS), cabinet });
  shop.value(BLOGGER_WORK, work);
  shop.service(POST_PUBLISHER, PostPublisher);
  shop.service(POST_DRAFTS, PostDrafts);
  shop.service(COLLECTING, CollectingStore);
  const [drafts, collecting] = [shop.get(POST_DRAFTS), shop.get(COLLECTING)];
  const [hidden, advice] = [shop.get(HIDDEN_PHASES), shop.get(PHOTO_ADVICE)];
  drafts.start();
  await Promise.all([hidden.load(), advice.load()]);
  return {
    area: bloggersArea({ reader, cabinet, hidden, advice, work, drafts, collecting }),
    ended: [drafts, collecting, cabinet, hidden, advice],
  };
}
