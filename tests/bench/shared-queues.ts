import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { startShop, type ShopProcess } from '../browser/support/shop-process';
import { openMailServer, type MailServer } from '../fixtures/mail-server';
import type { BenchRow } from './bench-row';
import { stockedFolder } from './guest-orders/stocked-shop';
import { size } from './support/size';

const STRANGERS = 12;
const SECONDS = size(15, 2);
const CODES = size(5000, 50);
const NETWORKS = size(125, 5);
const PAUSE_MS = 500;
const LIMIT = 'answered, at most 3 s';

const OWNER = 'owner@shop.example';
const ADMIN = 'admin@shop.example';
const PASSWORD = 'a long password of the owner';
const [HOME, ELSEWHERE] = ['198.51.100.7', '192.0.2.1'];

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** Shared password and code queues under attack: owner, customer and admin must still be served. */
export async function run(): Promise<BenchRow[]> {
  const data = await stockedFolder();
  const mails = await openMailServer();
  const admin = ['admin', 'user', 'add', ADMIN, '--role', 'admin'];
  execFileSync(process.execPath, ['dist/cli/main.js', '--data', data, ...admin], { stdio: 'ignore' });
  const mail = ['--mail', `smtp://127.0.0.1:${String(mails.port)}?tls=optional`, '--mail-from', 'shop@shop.example'];
  const serve = ['--trusted-proxy', 'loopback', '--log-level', 'error', ...mail];
  const shop = await startShop({ mode: 'production', data, serve });
  try {
    await settle(shop, mails);
    const passwords = await signInAmongStrangers(shop);
    const codes = await askAmongStrangers(shop);
    return [...passwords, ...codes];
  } finally {
    await shop.stop();
    await mails.close();
    rmSync(data, { recursive: true, force: true });
  }
}

async function settle(shop: ShopProcess, mails: MailServer): Promise<void> {
  const customer = { email: OWNER, firstname: 'Olga', lastname: 'Owner' };
  expectOk(await call(shop, HOME, 'user/create', { customer, password: PASSWORD }));
  const welcome = await mails.mail(({ to }) => to.includes(OWNER));
  const token = /code=([\w-]{20,})/.exec(welcome.parts.get('text/plain') ?? '')?.[1] ?? '';
  const entered = await call(shop, HOME, 'user/fast-login', { contact: OWNER, token });
  expectOk(entered);
  // Confirming an address drops the password, because a stranger may have registered it.
  const session = (JSON.parse(entered.text) as { result: { token: string } }).result.token; // sound: the answer to a sign-in
  const anew = { currentPassword: '', newPassword: PASSWORD };
  expectOk(await call(shop, HOME, `user/change-password?token=${session}`, anew));
}

async function signInAmongStrangers(shop: ShopProcess): Promise<BenchRow[]> {
  const alone = await call(shop, HOME, 'user/login', { username: OWNER, password: PASSWORD });
  const until = performance.now() + SECONDS * 1000;
  let [looked, refused, next] = [0, 0, 0];
  const stranger = async () => {
    while (performance.now() < until) {
      next += 1;
      const address = `10.${String(next >> 8)}.${String(next & 255)}.9`;
      const wrong = { username: `nobody${String(next)}@shop.example`, password: 'a wrong password' };
      const { status } = await call(shop, address, 'user/login', wrong);
      if (status === 400) looked += 1;
      else refused += 1;
    }
  };
  const signIn = async (address: string) => {
    const answers: Answer[] = [];
    while (performance.now() < until) {
      answers.push(await call(shop, address, 'user/login', { username: OWNER, password: PASSWORD }));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return answers;
  };
  const strangers = Promise.all(Array.from({ length: STRANGERS }, stranger));
  const [home, elsewhere] = await Promise.all([signIn(HOME), signIn(ELSEWHERE), strangers]);
  return [
    { name: 'a sign-in of the owner at rest', value: said([alone]) },
    { name: `${String(STRANGERS)} strangers: looked at, refused`, value: `${String(looked)}, ${String(refused)}` },
    { name: 'sign-ins of the owner meanwhile, at a known address', value: said(home), limit: LIMIT },
    { name: 'the same at an address of nobody', value: said(elsewhere), limit: LIMIT },
  ];
}

async function askAmongStrangers(shop: ShopProcess): Promise<BenchRow[]> {
  const ask = (contact: string, address: string) => call(shop, address, 'user/get-sms-code', { phone: contact });
  let [sent, refused] = [0, 0];
  const stranger = async (first: number) => {
    for (let n = first; n < CODES; n += STRANGERS) {
      const { status } = await ask(`somebody${String(n)}@shop.example`, `203.0.${String(n % NETWORKS)}.77`);
      if (status === 200) sent += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: STRANGERS }, (_, first) => stranger(first)));
  const strangers = `${String(sent)}, ${String(refused)}`;
  return [
    { name: `${String(CODES)} codes for strangers of ${String(NETWORKS)} networks: sent, refused`, value: strangers },
    { name: 'a code for the admin, at an address of nobody', value: said([await ask(ADMIN, ELSEWHERE)]), limit: LIMIT },
    { name: 'a code for a customer, at a known address', value: said([await ask(OWNER, HOME)]), limit: LIMIT },
    {
      name: 'a code for a customer, at an address of nobody',
      value: said([await ask(OWNER, '192.0.2.2')]),
      limit: LIMIT,
    },
  ];
}

async function call({ url }: ShopProcess, address: string, path: string, body: object): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - started };
}

function expectOk({ status }: Answer): void {
  if (status !== 200) throw new Error(`The account was not made: ${String(status)}`);
}

function said(answers: readonly Answer[]): string {
  const good = answers.filter(({ status }) => status === 200).length;
  const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1000;
  return `${String(good)} of ${String(answers.length)} answered, slowest ${slowest.toFixed(2)} s`;
}
