import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { designDocument, type DesignDocument, type DesignDraft } from '../../../../core/contract/content/manage-design';
import type { FileStore } from '../../ports/foundation/files';
import type { Settings } from '../../foundation';
import { cleanDesign } from './design-store';

/** Validity of a preview key after the last save. */
const GOOD_FOR_MS = 12 * 3_600_000;
const KEY_BYTES = 24;

const kept = z.object({
  document: designDocument,
  version: z.string(),
  base: designDocument,
  saved_at: z.string(),
  key: z.string(),
});

export class DesignDrafts {
  constructor(private readonly parts: { readonly files: FileStore; readonly settings: Pick<Settings, 'clock'> }) {}

  async of(owner: number): Promise<DesignDraft | undefined> {
    const bytes = await this.parts.files.read(fileOf(owner));
    if (bytes === undefined) return undefined;
    const parsed = kept.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : undefined;
  }

  async save(
    owner: number,
    draft: Pick<DesignDraft, 'document' | 'version'>,
    published: Pick<DesignDraft, 'document' | 'version'>,
  ): Promise<DesignDraft> {
    const before = await this.of(owner);
    const isFresh = before?.version !== draft.version;
    const saved: DesignDraft = {
      version: draft.version,
      document: await cleanDesign(draft.document),
      base: draft.version === published.version || isFresh ? published.document : before.base,
      saved_at: new Date(this.parts.settings.clock.now()).toISOString(),
      key: before !== undefined && this.#isGood(before) ? before.key : newKey(owner),
    };
    await this.parts.files.put(fileOf(owner), Buffer.from(JSON.stringify(saved)));
    return saved;
  }

  async remove(owner: number): Promise<boolean> {
    const before = await this.parts.files.find(fileOf(owner));
    await this.parts.files.remove(fileOf(owner));
    return before !== undefined;
  }

  async opened(key: string): Promise<{ readonly owner: number; readonly document: DesignDocument } | undefined> {
    const owner = Number(/^(\d{1,12})\./.exec(key)?.[1]);
    const draft = Number.isNaN(owner) ? undefined : await this.of(owner);
    if (draft === undefined || !isSame(draft.key, key) || !this.#isGood(draft)) return undefined;
    return { owner, document: draft.document };
  }

  #isGood({ saved_at: at }: DesignDraft): boolean {
    return this.parts.settings.clock.now() - Date.parse(at) < GOOD_FOR_MS;
  }
}

function fileOf(owner: number): string {
  return `design/draft-${String(owner)}.json`;
}

function newKey(owner: number): string {
  return `${String(owner)}.${randomBytes(KEY_BYTES).toString('base64url')}`;
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
