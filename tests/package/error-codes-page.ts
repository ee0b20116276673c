import { ACCOUNT_ERRORS } from '../../core/kernel/messages/account-messages';
import { BLOGGER_ERRORS } from '../../core/kernel/messages/blogger-messages';
import { CART_ERRORS } from '../../core/kernel/messages/cart-messages';
import { ERROR_MESSAGES, type ErrorCode } from '../../core/kernel/error-catalogue';
import { ORDER_ERRORS } from '../../core/kernel/messages/order-messages';
import { UPDATE_ERRORS } from '../../core/kernel/messages/update-messages';
import { lookUp } from '../../core/kernel/look-up';
import { table } from '../../scripts/docs/markdown';
import { ERROR_HELP } from '../../scripts/docs/error-help';

const HEAD = `# Error codes

Calls of the SDK reject with a \`ShopError\`. Its \`code\` is one of these, its \`params\` fill the message, and its \`details\` contain further data, such as \`status\`
and \`fields\`. Test for one with \`isShopError(error, 'out-of-stock')\`, which works across bundles. \`cause\` has the underlying error.

Messages are English here; front ends show them in the store's language ([translations](translations.md)). Endpoints of the [HTTP API](http-api.md)
return their own error codes in \`meta.error\`. The SDK reports those that are not listed here as \`request-rejected\`, with the code in \`details.error\`.

This page is generated from the code (\`VITRINE_WRITE=1 npx vitest run --project package tests/package/error-codes.test.ts\`), and a test keeps it current.
`;

const SECTIONS: readonly (readonly [string, Readonly<Partial<Record<ErrorCode, string>>>])[] = [
  ['General', ERROR_MESSAGES],
  ['Cart', CART_ERRORS],
  ['Orders', ORDER_ERRORS],
  ['Accounts and sign-in', ACCOUNT_ERRORS],
  ['Bloggers', BLOGGER_ERRORS],
  ['Imports and updates', UPDATE_ERRORS],
];

export function errorCodesPage(): string {
  const sections = SECTIONS.flatMap(([title, messages]) => [
    `## ${title}`,
    table(['Code', 'Message', 'Cause', 'What to do'], Object.entries(messages).map(rowOf)),
  ]);
  return [HEAD, ...sections, ''].join('\n\n');
}

function rowOf([code, message]: readonly [string, string]): readonly string[] {
  const [cause = '', cure = ''] = lookUp(ERROR_HELP, code) ?? [];
  return [`\`${code}\``, message.replace(/\{\w+\}/g, '`$&`'), cause, cure];
}
