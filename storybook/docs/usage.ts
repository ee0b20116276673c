import * as z from 'zod/mini';

/** When a component is the right one. What it is stands over the component itself, and is read from there. */
export interface Usage {
  readonly when: string;
  /** When another one is, and which. */
  readonly not: string;
  /** Ids of the stories that show its states. */
  readonly states: readonly string[];
}

const usageOf = z.object({ when: z.string(), not: z.string(), states: z.array(z.string()) });

/** Makes the parameters of a component's page from how it is used; its playground has room around it, as a part of a page has. */
export function usage(how: Usage): { readonly layout: 'padded'; readonly usage: Usage } {
  return { layout: 'padded', usage: how };
}

/** How a component is used, from the parameters of its page; undefined where nothing is said of it. */
export function usageIn(parameters: Readonly<Record<string, unknown>>): Usage | undefined {
  return usageOf.safeParse(parameters.usage).data;
}
