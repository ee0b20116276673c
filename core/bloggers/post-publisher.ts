import type { BloggerPost } from '../contract';
import { inject, injectable, TELEMETRY, token } from '../di';
import type { HttpFile, Telemetry } from '../ports';
import { BLOGGER_WORK } from './blogger-work';
import { CABINET, type Cabinet } from './cabinet';
import type { BloggerWorkArea } from './work-area';

/** Brings posts and their photos to the server. */
@injectable()
export class PostPublisher {
  constructor(
    @inject(BLOGGER_WORK) private readonly work: BloggerWorkArea,
    @inject(CABINET) private readonly cabinet: Cabinet,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  /** @returns path of the photo */
  async upload(photo: HttpFile): Promise<string | undefined> {
    const [path] = await this.work.uploadPhotos([photo]);
    return path;
  }

  save(...post: Parameters<BloggerWorkArea['savePost']>): Promise<BloggerPost> {
    return this.work.savePost(...post);
  }

  /** Refreshes the cabinet, here and in other tabs, in the background. */
  announce(): void {
    this.cabinet.changed().catch((error: unknown) => this.telemetry.error(error, { area: 'blogger-drafts' }));
  }
}

export const POST_PUBLISHER = token<PostPublisher>('PostPublisher');
