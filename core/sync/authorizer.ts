import { token } from '../di';
import type { Session } from './session';

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

/** What knows how to get a new token; its code comes when a token is first refused. */
export type RefresherLoader = () => Promise<Pick<Authorizer, 'renew'>>;

/** Requests are made in the name of the signed-in user. */
export class SessionAuthorizer implements Authorizer {
  constructor(
    private readonly session: Session,
    private readonly refresher: RefresherLoader,
  ) {}

  token(): string {
    return this.session.userToken;
  }

  async renew(refused: string): Promise<boolean> {
    return (await this.refresher()).renew(refused);
  }
}

export const AUTHORIZER = token<Authorizer>('Authorizer');
