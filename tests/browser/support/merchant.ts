import type { APIRequestContext, Page } from 'playwright-core';
import * as z from 'zod/mini';
import { codeSentTo } from './mail';

const signedIn = z.object({ result: z.looseObject({ token: z.string() }) });
const order = z.object({
  result: z.looseObject({ products: z.array(z.looseObject({ sku: z.string(), price: z.number() })) }),
});
const due = z.looseObject({ blogger_id: z.number(), contact: z.nullable(z.string()), sum: z.number() });
const dueList = z.object({ result: z.object({ items: z.array(due) }) });
const payouts = z.object({ result: z.object({ items: z.array(z.looseObject({ id: z.number() })) }) });

type ManagedOrder = z.infer<typeof order>['result'];

export class Merchant {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async signIn(page: Page, url: string, contact: string): Promise<Merchant> {
    const phone = encodeURIComponent(contact);
    await page.request.get(`${url}/api/user/get-sms-code?phone=${phone}`);
    const code = await codeSentTo(url, contact);
    const answer = await page.request.get(`${url}/api/user/check-sms-code?phone=${phone}&code=${code}`);
    return new Merchant(page.request, url, signedIn.parse(await answer.json()).result.token);
  }

  async advance(id: string, input: object): Promise<ManagedOrder> {
    return order.parse(await this.#post('order', { data: { id, ...input } })).result;
  }

  async payOut(contact: string): Promise<number> {
    const answer = await this.request.get(this.#path('payouts-due'));
    const items = dueList.parse(await answer.json()).result.items.filter((one) => one.contact === contact);
    const [made] = payouts.parse(await this.#post('payouts', { data: { items } })).result.items;
    if (made === undefined) throw new Error(`Nothing was paid to ${contact}`);
    return made.id;
  }

  async sent(id: number, file: Buffer): Promise<void> {
    const multipart = { file: { name: 'payout.pdf', mimeType: 'application/pdf', buffer: file } };
    await this.#post(`payouts/${String(id)}/sent`, { multipart });
  }

  #path(name: string): string {
    return `${this.url}/api/manage/${name}?token=${this.token}`;
  }

  async #post(name: string, options: Parameters<APIRequestContext['post']>[1]): Promise<unknown> {
    const answer = await this.request.post(this.#path(name), options);
    if (!answer.ok()) throw new Error(`${name}: ${String(answer.status())} ${await answer.text()}`);
    return answer.json();
  }
}
