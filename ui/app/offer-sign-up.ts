import { Subscription } from 'rxjs';
import { signUpOffer, type Shop } from '../../core';

function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}

/**
 * Opens the sign-in modal once for this visitor (A §2.8), as soon as it interrupts nothing: neither checkout, nor an open panel, nor
 * somebody who types.
 * @returns stops waiting for that
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
  // The focus is nowhere yet when it leaves a field.
  const soon = () => queueMicrotask(look);
  // By hand: operators of the library would be in the part of it that every first page loads.
  waiting.add(shop.routing.page$.subscribe(soon));
  waiting.add(shop.ui.state$.subscribe(soon));
  waiting.add(shop.claims.state$.subscribe(soon));
  document.addEventListener('focusout', soon);
  waiting.add(() => document.removeEventListener('focusout', soon));
  return () => waiting.unsubscribe();
}
