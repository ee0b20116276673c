import sharp from 'sharp';
import { FormData } from 'undici';
import { resultOf } from '../../fixtures/order';
import type { FileShop } from './file-shop';

export interface Kept {
  readonly pictures: string[];
  readonly reviews: Map<string, number>;
  readonly sent: Set<string>;
  readonly goods: Set<string>;
  readonly asked: Set<string>;
}

export function nothingKept(): Kept {
  return { pictures: [], reviews: new Map(), sent: new Set(), goods: new Set(), asked: new Set() };
}

const SIDE = 48;
const PRODUCTS = 3;

function picture(number: number): Promise<Buffer> {
  const background = { r: number % 251, g: Math.floor(number / 251) % 251, b: 90 };
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
    .png()
    .toBuffer();
}

export class Uploader {
  #number = 0;

  constructor(
    private readonly kept: Kept,
    private readonly staff: string,
    private readonly onAnswer: () => void,
  ) {}

  async upload(shop: FileShop): Promise<never> {
    for (;;) {
      const bytes = await picture((this.#number += 1));
      const form = new FormData();
      form.append('pictures', new File([new Uint8Array(bytes)], 'goods.png', { type: 'image/png' }));
      const path = `/api/manage/pictures?token=${this.staff}`;
      const { paths } = await resultOf<{ paths: string[] }>(shop.call('POST', path, form));
      this.kept.pictures.push(...paths);
      this.onAnswer();
      await this.#review(shop, bytes);
    }
  }

  async #review(shop: FileShop, bytes: Buffer): Promise<void> {
    const title = `Review ${String(this.#number)}`;
    const form = new FormData();
    const words = { product_sku: 'TEE', title, detail: 'Soft, and it keeps its colour.', nickname: 'Ada', rating: '5' };
    for (const [name, value] of Object.entries(words)) form.append(name, value);
    form.append('photos', new File([new Uint8Array(bytes)], 'worn.png', { type: 'image/png' }));
    this.kept.sent.add(title);
    const { id } = await resultOf<{ id: number }>(shop.call('POST', '/api/review/create', form));
    this.kept.reviews.set(title, id);
    this.onAnswer();
  }
}

export class Importer {
  #file = 0;

  constructor(
    private readonly kept: Kept,
    private readonly staff: string,
    private readonly onAnswer: () => void,
  ) {}

  async import(shop: FileShop): Promise<never> {
    for (;;) {
      const { skus, text } = goodsOf(this.#file);
      const form = new FormData();
      form.append('file', new File([text], 'goods.csv', { type: 'text/csv' }));
      for (const sku of skus) this.kept.asked.add(sku);
      const path = `/api/manage/import-file?token=${this.staff}&currency=USD&demo=keep`;
      const report = await resultOf<{ state: string }>(shop.call('POST', path, form));
      if (report.state !== 'done') throw new Error(`The import ended as ${JSON.stringify(report)}`);
      for (const sku of skus) this.kept.goods.add(sku);
      this.#file += 1;
      this.onAnswer();
    }
  }
}

function goodsOf(file: number): { readonly skus: readonly string[]; readonly text: string } {
  const skus = Array.from({ length: PRODUCTS }, (_, at) => `FILE-${String(file)}-${String(at)}`);
  const head = 'sku,product_type,categories,name,description,product_online,visibility,price,url_key,qty,is_in_stock';
  const lines = skus.map(
    (sku, at) =>
      `${sku},simple,Default Category/Women,Jacket ${sku},Warm,1,"Catalog, Search",${String(20 + at)}.00,${sku.toLowerCase()},5,1`,
  );
  return { skus, text: [head, ...lines, ''].join('\n') };
}
