import { inject, injectable, token } from '../di';
import type { HttpFile } from '../ports';
import { BLOGGER_WORK, type BloggerWork } from './blogger-work';
import type { BloggersArea } from './bloggers';
import { BLOGGERS_READER, type BloggersReader } from './bloggers-reader';
import { CABINET, type Cabinet } from './cabinet';
import type { CabinetPart, LedgerQuery, Readings, RefreshOptions, SalesQuery } from './cabinet-state';
import { COLLECTING, type CollectingStore } from './collecting';
import { HIDDEN_PHASES, type HiddenPhasesStore } from './hidden-phases';
import { PHOTO_ADVICE, type PhotoAdviceStore } from './photo-advice';
import { POST_DRAFTS, type PostDrafts } from './post-drafts';
import type { PromoPhase } from './phase-of';
import type { ArchiveReason, PostDraft } from './work-area';

@injectable()
export class BloggersService implements BloggersArea {
  readonly readings$;
  readonly products$;
  readonly posts$;
  readonly sales$;
  readonly payouts$;
  readonly balance$;
  readonly statistics$;
  readonly terms$;
  readonly wikis$;
  readonly settings$;
  readonly hidden$;
  readonly knowsPhotoAdvice$;
  readonly collecting$;

  constructor(
    @inject(BLOGGERS_READER) private readonly reader: BloggersReader,
    @inject(CABINET) private readonly cabinet: Cabinet,
    @inject(HIDDEN_PHASES) private readonly hidden: HiddenPhasesStore,
    @inject(PHOTO_ADVICE) private readonly advice: PhotoAdviceStore,
    @inject(BLOGGER_WORK) private readonly work: BloggerWork,
    @inject(POST_DRAFTS) readonly drafts: PostDrafts,
    @inject(COLLECTING) private readonly collecting: CollectingStore,
  ) {
    this.readings$ = cabinet.readings$;
    this.products$ = cabinet.part('products');
    this.posts$ = cabinet.part('posts');
    this.sales$ = cabinet.part('sales');
    this.payouts$ = cabinet.part('payouts');
    this.balance$ = cabinet.part('balance');
    this.statistics$ = cabinet.part('statistics');
    this.terms$ = cabinet.part('terms');
    this.wikis$ = cabinet.part('wikis');
    this.settings$ = cabinet.part('settings');
    this.hidden$ = hidden.state$;
    this.knowsPhotoAdvice$ = advice.state$;
    this.collecting$ = collecting.collecting$;
  }

  get snapshot(): Readings {
    return this.cabinet.snapshot;
  }

  readonly products = () => this.reader.products();
  readonly posts = () => this.reader.posts();
  readonly sales = (query?: SalesQuery) => this.reader.sales(query);
  readonly payouts = () => this.reader.payouts();
  readonly balance = () => this.reader.balance();
  readonly statistics = () => this.reader.statistics();
  readonly terms = () => this.reader.terms();
  readonly ledger = (query?: LedgerQuery) => this.reader.ledger(query);
  readonly wikis = () => this.reader.wikis();
  readonly settings = () => this.reader.settings();
  readonly agreement = (identifier: string) => this.reader.agreement(identifier);
  readonly refresh = (parts: readonly CabinetPart[], options?: RefreshOptions) => this.cabinet.refresh(parts, options);
  readonly refreshAll = (options?: RefreshOptions) => this.cabinet.refreshAll(options);
  readonly setHidden = (phase: PromoPhase, isHidden: boolean) => this.hidden.set(phase, isHidden);
  readonly setPhotoAdviceKnown = () => this.advice.setKnown();

  readonly saveSet = (parts: readonly number[], title?: string) => this.work.saveSet(parts, title);
  readonly savePost = (post: PostDraft) => this.work.savePost(post);
  readonly uploadPhotos = (photos: readonly HttpFile[], itemId?: number) => this.work.uploadPhotos(photos, itemId);
  readonly orderReceived = (order: string) => this.work.orderReceived(order);
  readonly archive = (id: number, why?: ArchiveReason) => this.work.archive(id, why);
  readonly unarchive = (id: number) => this.work.unarchive(id);
  readonly approve = (products: readonly number[]) => this.work.approve(products);
  readonly refuse = (products: readonly number[]) => this.work.refuse(products);
  readonly setCollecting = (isOn: boolean) => this.collecting.set(isOn);
  readonly toggleCollected = (id: number) => this.collecting.toggle(id);
}

export const BLOGGERS = token<BloggersService>('Bloggers');
