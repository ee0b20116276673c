import { filter, map, distinctUntilChanged, Subscription, type Observable } from 'rxjs';
import { ACCOUNT_STATE, accountError, type AccountState } from '../accounts';
import { BLOGGER_LIMITS } from '../contract/foundation/limits';
import type { BloggerPost } from '../contract';
import { IDS, inject, injectable, NETWORK, STORAGE, TELEMETRY, token } from '../di';
import { BLOGGER_ERRORS } from '../kernel/messages/blogger-messages';
import { SerialQueue } from '../kernel/async/serial-queue';
import { isShopError, ShopError } from '../kernel/shop-error';
import { Store } from '../kernel/store';
import type { HttpFile, Ids, Network, Storage, Telemetry } from '../ports';
import { POST_PUBLISHER, type PostPublisher } from './post-publisher';
import { photoProblem } from './check-photos';
import { draftName, DraftStorage } from './draft-storage';
import type { PostDraftsArea } from './drafts-area';
import {
  emptyDraft,
  isEmptyDraft,
  resumedDraft,
  withMovedPhoto,
  withoutPhoto,
  withPhoto,
  withText,
  type DraftPhoto,
  type DraftPlace,
  type KeptDraft,
} from './post-draft';

type Drafts = ReadonlyMap<string, KeptDraft>;

interface Editing {
  readonly userId: string;
  readonly storage: DraftStorage;
  readonly files: Map<string, HttpFile>;
}

@injectable()
export class PostDrafts implements PostDraftsArea {
  readonly #store = new Store<Drafts>(new Map());
  readonly #subscription = new Subscription();
  readonly #uploads = new SerialQueue();
  readonly #published = new Map<string, Promise<BloggerPost>>();
  #editing: Editing | undefined;
  #loaded: Promise<void> = Promise.resolve();

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(NETWORK) private readonly network: Network,
    @inject(IDS) private readonly ids: Ids,
    @inject(ACCOUNT_STATE) private readonly account: Store<AccountState>,
    @inject(POST_PUBLISHER) private readonly publisher: PostPublisher,
  ) {}

  start(): void {
    const blogger$ = this.account.select(({ user }) =>
      user?.roles.includes('blogger') === true ? user.id : undefined,
    );
    this.#subscription.add(
      blogger$.subscribe((id) => {
        this.#loaded = this.#enter(id === undefined ? undefined : String(id));
      }),
    );
    this.#subscription.add(this.network.online$.pipe(filter(Boolean)).subscribe(() => this.#resend()));
  }

  draft$(place: DraftPlace): Observable<KeptDraft> {
    const name = draftName(place);
    const empty = emptyDraft('');
    return this.#store.state$.pipe(
      map((drafts) => drafts.get(name) ?? empty),
      distinctUntilChanged(),
    );
  }

  get drafts$(): Observable<Drafts> {
    return this.#store.state$;
  }

  async edit(place: DraftPlace, text: string): Promise<void> {
    await this.#loaded;
    await this.#change(draftName(place), (draft) => withText(draft, text));
  }

  async addPhotos(place: DraftPlace, photos: readonly HttpFile[]): Promise<void> {
    await this.#loaded;
    const { editing, name } = this.#at(place);
    const room = BLOGGER_LIMITS.photos - (this.#store.value.get(name)?.photos.length ?? 0);
    const problem = photos.length > room ? tooMany() : photos.map((photo) => photoProblem([photo])).find(Boolean);
    if (problem !== undefined) {
      const wrong = { field: 'photos', message: problem.message };
      throw new ShopError('invalid-input', { params: wrong, details: { fields: [wrong], ...problem } });
    }
    const added = photos.map((file): DraftPhoto & { readonly file: HttpFile } => {
      const key = this.ids.uuid();
      return { key, name: file.name, mediaType: file.type, state: 'waiting', file };
    });
    for (const { key, file } of added) editing.files.set(key, file);
    await this.#change(name, (draft) => ({
      ...draft,
      photos: [...draft.photos, ...added.map(({ file: _file, ...photo }) => photo)],
    }));
    await Promise.all(added.map(({ key, file }) => editing.storage.keepPhoto(key, file)));
    this.#send(name);
  }

  async removePhoto(place: DraftPlace, key: string): Promise<void> {
    const { editing, name } = this.#at(place);
    editing.files.delete(key);
    await this.#change(name, (draft) => withoutPhoto(draft, key));
    await editing.storage.forgetPhoto(key);
  }

  async movePhoto(place: DraftPlace, key: string, by: number): Promise<void> {
    await this.#change(draftName(place), (draft) => withMovedPhoto(draft, key, by));
  }

  async retry(place: DraftPlace): Promise<void> {
    const name = draftName(place);
    await this.#change(name, (draft) => ({
      ...draft,
      photos: draft.photos.map((photo) =>
        photo.state === 'failed' ? { ...photo, state: 'waiting', reason: undefined } : photo,
      ),
    }));
    this.#send(name);
  }

  async photo(key: string): Promise<HttpFile | undefined> {
    await this.#loaded;
    return this.#editing?.files.get(key) ?? this.#editing?.storage.photo(key);
  }

  publish(place: DraftPlace): Promise<BloggerPost> {
    const name = draftName(place);
    const running = this.#published.get(name);
    if (running !== undefined) return running;
    const publishing = this.#publish(place).finally(() => this.#published.delete(name));
    this.#published.set(name, publishing);
    return publishing;
  }

  async #publish(place: DraftPlace): Promise<BloggerPost> {
    await this.#loaded;
    const { name } = this.#at(place);
    await this.retry(place);
    await this.#uploads.idle();
    const { editing } = this.#at(place);
    const draft = this.#store.value.get(name) ?? emptyDraft(this.ids.uuid());
    const images = draft.photos.flatMap(({ path }) => path ?? []);
    if (images.length < draft.photos.length)
      throw new ShopError('photos-not-sent', { message: BLOGGER_ERRORS['photos-not-sent'] });
    const post = await this.publisher.save({ ...place, text: draft.text, images, uid: draft.uid });
    await this.#forget(editing, name, draft);
    this.publisher.announce();
    return post;
  }

  async discard(place: DraftPlace): Promise<void> {
    const { editing, name } = this.#at(place);
    const draft = this.#store.value.get(name);
    if (draft !== undefined) await this.#forget(editing, name, draft);
  }

  async #forget(editing: Editing, name: string, { photos }: KeptDraft): Promise<void> {
    this.#store.update((drafts) => new Map([...drafts].filter(([other]) => other !== name)));
    await editing.storage.remove(name);
    for (const { key } of photos) {
      editing.files.delete(key);
      await editing.storage.forgetPhoto(key);
    }
  }

  /** @throws ShopError ACCESS_DENIED if no blogger is signed in */
  #at(place: DraftPlace): { readonly editing: Editing; readonly name: string } {
    if (this.#editing === undefined) throw accountError('ACCESS_DENIED');
    return { editing: this.#editing, name: draftName(place) };
  }

  async #change(name: string, change: (draft: KeptDraft) => KeptDraft): Promise<void> {
    const editing = this.#editing;
    if (editing === undefined) throw accountError('ACCESS_DENIED');
    const before = this.#store.value.get(name) ?? emptyDraft(this.ids.uuid());
    const after = change(before);
    if (after === before) return;
    this.#store.update((drafts) => new Map(drafts).set(name, after));
    await (isEmptyDraft(after) ? editing.storage.remove(name) : editing.storage.write(name, after));
  }

  async #enter(userId: string | undefined): Promise<void> {
    this.#store.set(new Map());
    this.#editing = undefined;
    if (userId === undefined) return;
    const editing: Editing = {
      userId,
      storage: new DraftStorage({ storage: this.storage, telemetry: this.telemetry }, userId),
      files: new Map(),
    };
    this.#editing = editing;
    const kept = await editing.storage.read();
    if (this.#editing !== editing) return;
    this.#store.set(new Map([...kept].map(([name, draft]) => [name, resumedDraft(draft)])));
    this.#resend();
  }

  #resend(): void {
    for (const [name, { photos }] of this.#store.value) {
      const lost = photos.filter(({ state, reason }) => state === 'failed' && reason === undefined);
      const again = lost.map(({ key }) => this.#change(name, (draft) => withPhoto(draft, key, { state: 'waiting' })));
      Promise.all(again).then(
        () => this.#send(name),
        (error: unknown) => this.telemetry.error(error, { area: 'blogger-drafts' }),
      );
    }
  }

  #send(name: string): void {
    const editing = this.#editing;
    const waiting = this.#store.value.get(name)?.photos.filter(({ state }) => state === 'waiting') ?? [];
    for (const { key } of waiting) {
      this.#uploads
        .run(() => this.#upload(editing, name, key))
        .catch((error: unknown) => this.telemetry.error(error, { area: 'blogger-drafts' }));
    }
  }

  async #upload(editing: Editing | undefined, name: string, key: string): Promise<void> {
    const isDue = () =>
      editing !== undefined &&
      this.#editing === editing &&
      this.#store.value.get(name)?.photos.some((photo) => photo.key === key && photo.state === 'waiting');
    if (editing === undefined || isDue() !== true || !this.network.isOnline()) return;
    const file = editing.files.get(key) ?? (await editing.storage.photo(key));
    if (isDue() !== true) return;
    const put = (change: Partial<Omit<DraftPhoto, 'key'>>) =>
      this.#editing === editing ? this.#change(name, (draft) => withPhoto(draft, key, change)) : Promise.resolve();
    if (file === undefined) return put({ state: 'failed', reason: 'missing' });
    await put({ state: 'sending' });
    try {
      const path = await this.publisher.upload(file);
      await put({ state: 'sent', path });
      if (this.#editing === editing) await editing.storage.forgetPhoto(key);
    } catch (error) {
      await put({ state: 'failed', reason: reasonOf(error) });
    }
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    this.#store.close();
  }
}

function tooMany() {
  const { photos } = BLOGGER_LIMITS;
  return { reason: 'too-many', limit: photos, message: `must be at most ${photos} pictures` } as const;
}

function reasonOf(error: unknown): string | undefined {
  if (!isShopError(error) || error.code === 'request-failed') return undefined;
  return error.code;
}

export const POST_DRAFTS = token<PostDrafts>('PostDrafts');
