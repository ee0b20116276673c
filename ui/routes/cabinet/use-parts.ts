import { useCallback, useEffect, useState } from 'react';
import type { BloggersArea, CabinetPart } from '../../../core';
import { untilLoaded } from '../../loading/until-loaded';

/**
 * Reads what a page of the cabinet shows, and again when somebody asks for it or the network is back. What is read, and what has failed, is
 * in the streams of the area.
 * @param parts a list that stays the same between renders
 * @returns reads them again at once
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
