import { command } from '../../declare/command';
import { text } from '../../declare/kinds';
import { required } from '../../declare/parameter';
import { answer } from '../../output/answer';

export const show = command({
  name: 'show',
  summary: 'an order as the shop has it',
  args: { id: required('id of the order', text('id', 64)) },
  run: async ({ id }, session) => {
    const orders = await (await session.shop()).orders();
    const order = await orders.show(id);
    return answer(order, (screen) =>
      screen.sections(
        `${screen.bold(`Order ${order.number}`)} ${screen.dim(order.created_at)}`,
        screen.facts([
          ['State', order.order_status],
          ['Order', order.order_id],
          ['Pay at', order.paid === true ? undefined : (order.order?.paylink ?? undefined)],
        ]),
        screen.table(
          [
            { head: 'SKU' },
            { head: 'Name' },
            { head: 'Choices' },
            { head: 'Qty', align: 'right' },
            { head: 'Sum', align: 'right' },
          ],
          order.products.map((line) => [
            line.sku,
            line.name,
            (line.options ?? []).map((option) => option.value).join(', '),
            line.qty,
            screen.price(line.row_total),
          ]),
        ),
        screen.facts(order.totals.map(({ code, title, value }) => [title ?? code, screen.price(value)])),
      ),
    );
  },
});
