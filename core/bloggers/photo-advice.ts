import * as z from 'zod/mini';
import { STORAGE, TELEMETRY, inject, injectable, token } from '../di';
import type { Storage, Telemetry } from '../ports';
import { KeptChoice } from './kept-choice';

@injectable()
export class PhotoAdviceStore extends KeptChoice<boolean> {
  constructor(@inject(STORAGE) storage: Storage, @inject(TELEMETRY) telemetry: Telemetry) {
    super({ key: 'photo-advice', shape: z.boolean(), initial: false, storage, telemetry });
  }

  setKnown(): Promise<void> {
    return this.change(() => true);
  }
}

export const PHOTO_ADVICE = token<PhotoAdviceStore>('PhotoAdvice');
