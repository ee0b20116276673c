import type { Platform } from '../../composition/composition-root';

type FeedEntry = ReturnType<Platform['feed']> extends AsyncGenerator<infer Entry> ? Entry : never;
export type FeedItem = Extract<FeedEntry, { readonly kind: 'item' }>;
export type LeftOut = Extract<FeedEntry, { readonly kind: 'left-out' }>;
