export { signUpDelay, signUpOffer } from './sign-up-offer';
export { UI } from './ui-state';
export type { AuthElem, PanelName, SignInReason, SignInRequest, SignInView, UiArea, UiState } from './ui-state';
