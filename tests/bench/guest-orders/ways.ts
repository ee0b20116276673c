import { Client } from 'undici';
import type { Platform } from '../../../adapters/platform';
import { callPlatform } from '../../fixtures/platform';
import type { Answered } from './guest-order';
import type { Shopper } from './load';

export function inProcess(platform: Pick<Platform, 'fetch'>): Shopper {
  return {
    call: async (method, path, body) => {
      const { status, json } = await callPlatform(platform, method, path, body);
      return answered(status, json, path);
    },
    close: () => Promise.resolve(),
  };
}

export function overHttp(url: string): Shopper {
  const client = new Client(url);
  return {
    call: async (method, path, body) => {
      const { statusCode, body: answer } = await client.request({
        method,
        path,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return answered(statusCode, await answer.json(), path);
    },
    close: () => client.close(),
  };
}

function answered(status: number, json: unknown, path: string): Answered {
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(json).slice(0, 400)}`);
  return json as Answered; // sound: the shape of every answer of the cart and of orders
}
