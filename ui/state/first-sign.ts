const SIGNS = ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll', 'change'] as const;

/**
 * Calls back once, when the shopper first moves, touches, types or scrolls: a click may follow, and its code is better here by then.
 * @returns stops waiting
 */
export function onFirstSign(prepare: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once, true);
  };
  // On their way down: React stops some of them at what it has not taken over yet, and a scroll of a part never comes up.
  const once = () => {
    stop();
    prepare();
  };
  for (const sign of SIGNS) window.addEventListener(sign, once, true);
  return stop;
}
