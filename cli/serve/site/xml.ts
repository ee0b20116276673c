import { lookUp } from '../../../core';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What no XML document may hold, not even as an entity: most control characters, halves of characters, and what is none. */
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\p{Cs}\uFFFE\uFFFF]/gu; // eslint-disable-line no-control-regex -- they are meant

/** Text that can stand in an attribute or between tags. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => lookUp(ENTITIES, char) ?? char);
}

/** An element of a text alone. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** A document as a stream of bytes, read a part at a time as it is sent: who leaves costs no more. */
export function xmlStream(parts: AsyncGenerator<string, void, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
