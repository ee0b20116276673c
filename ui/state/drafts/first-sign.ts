const SIGNS = ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll', 'change'] as const;

/**
 * Calls back once on the first interaction.
 * @returns cancels
 */
export function onFirstSign(prepare: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once, true);
  };
  // Capture phase: React stops some events before hydration, and scroll does not bubble.
  const once = () => {
    stop();
    prepare();
  };
  for (const sign of SIGNS) window.addEventListener(sign, once, true);
  return stop;
}
