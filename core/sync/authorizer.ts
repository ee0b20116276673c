import { token } from '../di';
import type { Session } from './session';

export interface Authorizer {
  token(): string;
  /** Called on 401. Resolves to true if a newer token exists and the request should be retried. */
  renew(refused: string): Promise<boolean>;
}

export const GUEST: Authorizer = {
  token: () => '',
  renew: () => Promise.resolve(false),
};

export type RefresherLoader = () => Promise<Pick<Authorizer, 'renew'>>;

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
