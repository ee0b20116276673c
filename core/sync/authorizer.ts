import { token } from '../di';

/** Who the requests come from. The gateway asks for the token with each request and reports one that was refused. */
export interface Authorizer {
  /** The user's token; empty for a guest. */
  token(): string;
  /**
   * Called when a request with this token was answered with 401. Resolves to true when there is a newer token and the
   * request is to be sent once more.
   */
  renew(refused: string): Promise<boolean>;
}

/** A guest has no token, so none can be refused. */
export const GUEST: Authorizer = {
  token: () => '',
  renew: () => Promise.resolve(false),
};

export const AUTHORIZER = token<Authorizer>('Authorizer');
