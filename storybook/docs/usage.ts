import * as z from 'zod/mini';

export interface Usage {
  readonly when: string;
  readonly not: string;
  readonly states: readonly string[];
}

const usageOf = z.object({ when: z.string(), not: z.string(), states: z.array(z.string()) });

export function usage(how: Usage): { readonly layout: 'padded'; readonly usage: Usage } {
  return { layout: 'padded', usage: how };
}

export function usageIn(parameters: Readonly<Record<string, unknown>>): Usage | undefined {
  return usageOf.safeParse(parameters.usage).data;
}
