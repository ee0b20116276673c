import { useCallback, useEffect, useState } from 'react';
import type { BloggersArea, CabinetPart } from '../../../core/blogger';
import { untilLoaded } from '../../loading/until-loaded';

/**
 * Loads parts of the cabinet, and reloads on demand or reconnect.
 * @param parts must be stable
 * @returns reloads at once
 */
export function useParts(bloggers: BloggersArea, parts: readonly CabinetPart[]): () => void {
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      untilLoaded(() => bloggers.refresh(parts, { skipCache: attempt > 0 }), {
        here: () => undefined,
      }),
    [bloggers, parts, attempt],
  );
  return useCallback(() => setAttempt((count) => count + 1), []);
}
