import { Subscription } from 'rxjs';
import { signUpOffer } from '../../core/internal';
import type { Shop } from '../../core/shopper';

function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}

/**
 * Opens the sign-in modal once per visitor, outside checkout, panels and typing.
 * @returns stops waiting
 */
export function offerSignUp(shop: Shop): () => void {
  const waiting = new Subscription();
  let isSignedIn = false;
  const look = () => {
    if (waiting.closed) return;
    const wasShown = shop.claims.snapshot.claims.get('modalSignup')?.value === true;
    const offer = signUpOffer({ isSignedIn, wasShown, pageName: shop.routing.page?.name });
    if (offer === 'never') waiting.unsubscribe();
    const { panel, authElem } = shop.ui.snapshot;
    if (offer !== 'now' || panel !== null || isTyping()) return;
    waiting.unsubscribe();
    void shop.claims.set('modalSignup', true);
    if (authElem === null) shop.ui.openSignIn();
  };
  waiting.add(shop.user$.subscribe((user) => (isSignedIn = user !== null)));
  const soon = () => queueMicrotask(look);
  waiting.add(shop.routing.page$.subscribe(soon));
  waiting.add(shop.ui.state$.subscribe(soon));
  waiting.add(shop.claims.state$.subscribe(soon));
  document.addEventListener('focusout', soon);
  waiting.add(() => document.removeEventListener('focusout', soon));
  return () => waiting.unsubscribe();
}
