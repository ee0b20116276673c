import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const PAYMENT = z.object({ amount: z.number(), currency: z.string(), back: z.string() });

export interface Bank {
  readonly url: string;
  readonly payments: Map<string, z.infer<typeof PAYMENT> & { paid: boolean }>;
  close(): void;
}

export async function openBank(): Promise<Bank> {
  const payments: Bank['payments'] = new Map();
  const server = createServer((request, response) => {
    const reference = request.url?.split('/').at(-1) ?? '';
    const answer = () => response.end(JSON.stringify(payments.get(reference) ?? {}));
    if (request.method !== 'PUT') return void answer();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      payments.set(reference, { ...PAYMENT.parse(JSON.parse(Buffer.concat(parts).toString())), paid: false });
      answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // sound: it listens on a port
  return { url: `http://127.0.0.1:${String(port)}`, payments, close: () => server.close() };
}
