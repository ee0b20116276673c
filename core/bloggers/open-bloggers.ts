import type { ShopContainer } from '../di';
import { BLOGGER_WORK, BloggerWork } from './blogger-work';
import { BLOGGERS, BloggersService } from './bloggers-service';
import { BLOGGERS_READER, BloggersReader } from './bloggers-reader';
import { Cabinet, CABINET } from './cabinet';
import { COLLECTING, CollectingStore } from './collecting';
import { HIDDEN_PHASES, HiddenPhasesStore } from './hidden-phases';
import { PHOTO_ADVICE, PhotoAdviceStore } from './photo-advice';
import { POST_DRAFTS, PostDrafts } from './post-drafts';

interface OpenBloggers {
  readonly service: BloggersService;
  readonly ended: readonly unknown[];
}

export async function openBloggers(shop: ShopContainer): Promise<OpenBloggers> {
  shop.service(BLOGGERS_READER, BloggersReader);
  shop.service(CABINET, Cabinet);
  shop.service(HIDDEN_PHASES, HiddenPhasesStore);
  shop.service(PHOTO_ADVICE, PhotoAdviceStore);
  shop.service(BLOGGER_WORK, BloggerWork);
  shop.service(POST_DRAFTS, PostDrafts);
  shop.service(COLLECTING, CollectingStore);
  shop.service(BLOGGERS, BloggersService);
  shop.get(POST_DRAFTS).start();
  await Promise.all([shop.get(HIDDEN_PHASES).load(), shop.get(PHOTO_ADVICE).load()]);
  return {
    service: shop.get(BLOGGERS),
    ended: [
      shop.get(POST_DRAFTS),
      shop.get(COLLECTING),
      shop.get(CABINET),
      shop.get(HIDDEN_PHASES),
      shop.get(PHOTO_ADVICE),
    ],
  };
}
