import * as z from 'zod/mini';
import { STORAGE, TELEMETRY, inject, injectable, token } from '../di';
import type { Storage, Telemetry } from '../ports';
import { KeptChoice } from './kept-choice';
import type { PromoPhase } from './phase-of';

/** Phases shown only in part. */
export type HiddenPhases = Readonly<Record<PromoPhase, boolean>>;

const shape = z.object({ delivering: z.boolean(), 'for-promotion': z.boolean(), promoted: z.boolean() });
const ALL = { delivering: true, 'for-promotion': true, promoted: true };

@injectable()
export class HiddenPhasesStore extends KeptChoice<z.infer<typeof shape>> {
  constructor(@inject(STORAGE) storage: Storage, @inject(TELEMETRY) telemetry: Telemetry) {
    super({ key: 'hidden', shape, initial: ALL, storage, telemetry });
  }

  set(phase: PromoPhase, isHidden: boolean): Promise<void> {
    return this.change((flags) => (flags[phase] === isHidden ? flags : { ...flags, [phase]: isHidden }));
  }
}

export const HIDDEN_PHASES = token<HiddenPhasesStore>('HiddenPhases');
