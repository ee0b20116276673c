import type { SignedIn } from '../../../../core/contract';
import * as contract from '../../../../core/contract/people/accounts';
import * as byPost from '../../../../core/contract/people/sign-in-by-post';
import { type Route, route, requireUser, unauthorized } from '../../foundation';
import type { Database } from '../../ports/database';
import { fromOf } from '../accounts/account-routes';
import type { AccountService } from '../accounts/account-service';
import type { SecurityLog } from '../accounts/security-log';
import type { SessionService } from '../accounts/session-service';
import type { CallbackRequests } from './callback-requests';
import type { CodeSignIn } from './code-sign-in';
import type { Impersonations } from './impersonations';
import type { PasswordSignIn } from './password-sign-in';
import type { Registrations } from './registrations';
import type { Entered } from './session-start';
import type { SignInCodes } from './sign-in-codes';

interface Services {
  readonly accounts: AccountService;
  readonly callbackRequests: CallbackRequests;
  readonly codeSignIn: CodeSignIn;
  readonly database: Database;
  readonly impersonations: Impersonations;
  readonly passwordSignIn: PasswordSignIn;
  readonly registrations: Registrations;
  readonly security: SecurityLog;
  readonly sessions: SessionService;
  readonly signInCodes: SignInCodes;
}

export function signInRoutes(services: Services): readonly Route[] {
  return [...directRoutes(services), ...byPostRoutes(services), ...tokenRoutes(services)];
}

export async function enteredUser(
  accounts: Pick<AccountService, 'view'>,
  entering: Promise<Entered>,
): Promise<SignedIn> {
  const { customer, tokens, ...session } = await entering;
  return { ...(await accounts.view(customer, session)), ...tokens };
}

function directRoutes(services: Services): readonly Route[] {
  const { accounts, callbackRequests, codeSignIn, impersonations, passwordSignIn, signInCodes } = services;
  const entered = (entering: Promise<Entered>) => enteredUser(accounts, entering);
  return [
    route(contract.passwordLogin, async (call) =>
      entered(passwordSignIn.enter(call.body.username, call.body.password, await fromOf(call, call.body))),
    ),
    route(contract.requestCode, ({ query, store, address }) => signInCodes.request(query.phone, store, address)),
    route(contract.checkCode, async (call) =>
      entered(codeSignIn.byCode(call.query.phone, call.query.code, await fromOf(call), call.store)),
    ),
    route(contract.callBack, async ({ query, address }) => {
      await callbackRequests.add(query.phone, address);
      return true;
    }),
    route(contract.fastLogin, async (call) =>
      entered(codeSignIn.byLink(call.query.contact, call.query.token, await fromOf(call), call.store)),
    ),
    route(contract.loginAsUser, ({ caller, query }) =>
      entered(impersonations.asUser(requireUser(caller), query.contact)),
    ),
    route(contract.loginAsBlogger, ({ caller }) => entered(impersonations.asBlogger(requireUser(caller)))),
  ];
}

function byPostRoutes(services: Services): readonly Route[] {
  const { accounts, callbackRequests, codeSignIn, impersonations, signInCodes } = services;
  const entered = (entering: Promise<Entered>) => enteredUser(accounts, entering);
  return [
    route(byPost.sendCode, ({ body, store, address }) => signInCodes.request(body.phone, store, address)),
    route(byPost.signInByCode, async (call) =>
      entered(codeSignIn.byCode(call.body.phone, call.body.code, await fromOf(call, call.body), call.store)),
    ),
    route(byPost.signInByLink, async (call) =>
      entered(codeSignIn.byLink(call.body.contact, call.body.token, await fromOf(call, call.body), call.store)),
    ),
    route(byPost.askForCall, async ({ body, address }) => {
      await callbackRequests.add(body.phone, address);
      return true;
    }),
    route(byPost.actAsUser, ({ caller, body }) => entered(impersonations.asUser(requireUser(caller), body.contact))),
    route(byPost.actAsBlogger, ({ caller }) => entered(impersonations.asBlogger(requireUser(caller)))),
  ];
}

function tokenRoutes({ database, registrations, security, sessions }: Services): readonly Route[] {
  return [
    route(contract.createUser, async ({ body, store, address }) => {
      await registrations.register({ ...body.customer, password: body.password }, store, address);
      return true;
    }),
    route(contract.refreshTokens, async ({ body }) => {
      const tokens = await database.write((db) => sessions.refresh(db, body.refreshToken));
      if (tokens === undefined) throw unauthorized();
      return tokens;
    }),
    route(contract.logout, ({ caller, body, address }) =>
      database.write(async (db) => {
        if (caller.kind === 'user') await db.sessions.end(caller.sessionId);
        const ofToken = body.refreshToken === undefined ? undefined : await sessions.endOf(db, body.refreshToken);
        const customer = caller.kind === 'user' ? caller.customer.id : ofToken;
        const actor = caller.kind === 'user' ? caller.actorId : undefined;
        if (customer !== undefined) security.write('signed-out', { customer, actor }, { address });
        return true;
      }),
    ),
  ];
}
