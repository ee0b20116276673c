import type { BloggersArea } from './bloggers';
import type { BloggersReader } from './bloggers-reader';
import type { Cabinet } from './cabinet';
import type { CollectingStore } from './collecting';
import type { HiddenPhasesStore } from './hidden-phases';
import type { PhotoAdviceStore } from './photo-advice';
import type { PostDrafts } from './post-drafts';
import type { BloggerWorkArea } from './work-area';

interface Parts {
  readonly reader: BloggersReader;
  readonly cabinet: Cabinet;
  readonly hidden: HiddenPhasesStore;
  readonly advice: PhotoAdviceStore;
  readonly work: BloggerWorkArea;
  readonly drafts: PostDrafts;
  readonly collecting: CollectingStore;
}

export function bloggersArea(parts: Parts): BloggersArea {
  const { cabinet, hidden, advice, collecting, work, drafts } = parts;
  const { requireBlogger: _, firstPosts: _first, ...readings } = parts.reader;
  return {
    ...readings,
    ...work,
    drafts,
    readings$: cabinet.readings$,
    products$: cabinet.part('products'),
    posts$: cabinet.part('posts'),
    sales$: cabinet.part('sales'),
    payouts$: cabinet.part('payouts'),
    balance$: cabinet.part('balance'),
    statistics$: cabinet.part('statistics'),
    terms$: cabinet.part('terms'),
    wikis$: cabinet.part('wikis'),
    settings$: cabinet.part('settings'),
    hidden$: hidden.state$,
    knowsPhotoAdvice$: advice.state$,
    collecting$: collecting.collecting$,
    get snapshot() {
      return cabinet.snapshot;
    },
    refresh: (wanted, options) => cabinet.refresh(wanted, options),
    refreshAll: (options) => cabinet.refreshAll(options),
    setHidden: (phase, isHidden) => hidden.set(phase, isHidden),
    setPhotoAdviceKnown: () => advice.setKnown(),
    setCollecting: (isOn) => collecting.set(isOn),
    toggleCollected: (id) => collecting.toggle(id),
  };
}
