import { heading, list, text } from './page-text';
import type { PageText } from './page-text';

const FIRST_POST: PageText = {
  identifier: 'blogger-first-post',
  title: [
    'From parcel to post',
    'Vom Paket zum Beitrag',
    'От посылки до публикации',
    'Від посилки до допису',
    '从包裹到发布',
  ],
  summary: [
    'What to do with what we send you.',
    'Was du mit dem machst, was wir dir schicken.',
    'Что делать с тем, что мы вам присылаем.',
    'Що робити з тим, що ми вам надсилаємо.',
    '收到我们寄出的商品后该做什么。',
  ],
  parts: [
    text(
      'You order what you would like to show; it costs you nothing. When it has arrived it stands under “To be shown”.',
      'Du bestellst, was du zeigen möchtest; es kostet dich nichts. Ist es da, steht es unter „Zu zeigen“.',
      'Вы заказываете то, что хотите показать; для вас это бесплатно. Когда посылка придёт, вещь появится в разделе «К показу».',
      'Ви замовляєте те, що хочете показати; для вас це безкоштовно. Коли посилка прийде, річ з’явиться в розділі «До показу».',
      '您订购想要展示的商品，无需付费。到货后，它会出现在“待展示”中。',
    ),
    heading('Three rules', 'Drei Regeln', 'Три правила', 'Три правила', '三条规则'),
    list(
      [
        'Wear it before you write about it.',
        'Trag es, bevor du darüber schreibst.',
        'Сначала поносите, потом пишите.',
        'Спершу поносіть, потім пишіть.',
        '先穿，再写。',
      ],
      [
        'Say that we sent it to you.',
        'Sag, dass wir es dir geschickt haben.',
        'Скажите, что вещь прислали мы.',
        'Скажіть, що річ надіслали ми.',
        '说明商品由我们寄送。',
      ],
      [
        'Say what you do not like as well.',
        'Sag auch, was dir nicht gefällt.',
        'Скажите и о том, что не понравилось.',
        'Скажіть і про те, що не сподобалося.',
        '不喜欢的地方也请说出来。',
      ],
    ),
  ],
};

const PAYMENT: PageText = {
  identifier: 'blogger-royalties',
  title: ['How you are paid', 'Wie du bezahlt wirst', 'Как вам платят', 'Як вам платять', '如何结算'],
  summary: [
    'Royalties, bonuses and payouts.',
    'Beteiligung, Boni und Auszahlungen.',
    'Вознаграждение, бонусы и выплаты.',
    'Винагорода, бонуси й виплати.',
    '分成、积分与付款。',
  ],
  parts: [
    text(
      'Of the goods that were sold by your posts, ten percent are yours, and two percent more as bonuses to spend here. Shipping does not count, and neither do orders that were cancelled.',
      'Von den Waren, die durch deine Beiträge verkauft wurden, gehören dir zehn Prozent, und zwei weitere als Boni, die du hier ausgeben kannst. Versand zählt nicht, stornierte Bestellungen auch nicht.',
      'Десять процентов стоимости товаров, проданных благодаря вашим публикациям, — ваши, и ещё два процента — бонусами для покупок здесь. Доставка и отменённые заказы не учитываются.',
      'Десять відсотків вартості товарів, проданих завдяки вашим дописам, — ваші, і ще два відсотки — бонусами для покупок тут. Доставка й скасовані замовлення не враховуються.',
      '通过您的发布售出的商品，百分之十归您，另有百分之二作为可在本店使用的积分。运费与已取消订单不计。',
    ),
    text(
      'Until an order has arrived and can no longer come back, what it earns is waiting. What is confirmed is paid out on the first of each month.',
      'Bis eine Bestellung angekommen ist und nicht mehr zurückkommen kann, wartet, was sie einbringt. Was bestätigt ist, wird am Ersten jedes Monats ausgezahlt.',
      'Пока заказ не доставлен и может быть возвращён, заработанное на нём ожидает. Подтверждённое выплачивается первого числа каждого месяца.',
      'Поки замовлення не доставлено й може бути повернене, зароблене на ньому очікує. Підтверджене виплачують першого числа кожного місяця.',
      '订单送达且退货期结束之前，收益处于等待状态。已确认的金额于每月一日付款。',
    ),
  ],
};

export const WIKIS: readonly PageText[] = [FIRST_POST, PAYMENT];
