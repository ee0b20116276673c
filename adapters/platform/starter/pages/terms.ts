import { heading, list, text } from './page-text';
import type { PageText } from './page-text';

export const TERMS: PageText = {
  identifier: 'terms-and-conditions',
  title: ['Terms of Use', 'Allgemeine Geschäftsbedingungen', 'Условия использования', 'Умови користування', '使用条款'],
  summary: [
    'The rules between you and us when you buy something here.',
    'Die Regeln zwischen dir und uns, wenn du hier etwas kaufst.',
    'Правила между вами и нами при покупке в этом магазине.',
    'Правила між вами й нами під час покупки в цьому магазині.',
    '您在本店购物时，双方遵守的规则。',
  ],
  parts: [
    text(
      'These terms hold for orders in this online shop. By placing an order you accept them as they stand on that day.',
      'Diese Bedingungen gelten für Bestellungen in diesem Onlineshop. Mit der Bestellung erkennst du sie in der an diesem Tag gültigen Fassung an.',
      'Эти условия действуют для заказов в этом интернет-магазине. Оформляя заказ, вы принимаете их в редакции этого дня.',
      'Ці умови діють для замовлень у цьому інтернет-магазині. Оформлюючи замовлення, ви приймаєте їх у редакції цього дня.',
      '本条款适用于在本网店的订单。下单即表示您接受当日有效的版本。',
    ),
    heading('Order and contract', 'Bestellung und Vertrag', 'Заказ и договор', 'Замовлення та договір', '订单与合同'),
    text(
      'What we show is an invitation to order. The contract is made when we confirm that the order was accepted. If an article turns out to be sold out, we tell you at once and return what you paid for it.',
      'Was wir zeigen, ist eine Einladung zur Bestellung. Der Vertrag kommt zustande, wenn wir die Annahme bestätigen. Ist ein Artikel doch ausverkauft, sagen wir es sofort und erstatten das Bezahlte.',
      'Показанное в магазине — приглашение сделать заказ. Договор заключён, когда мы подтвердили приём заказа. Если товар всё же распродан, мы сразу сообщим и вернём оплату.',
      'Показане в магазині — запрошення зробити замовлення. Договір укладено, коли ми підтвердили прийняття замовлення. Якщо товар усе ж розпродано, ми одразу повідомимо й повернемо оплату.',
      '页面展示为要约邀请。自我们确认接受订单时合同成立。若商品售罄，我们会立即告知并退还已付款项。',
    ),
    heading('Prices and payment', 'Preise und Zahlung', 'Цены и оплата', 'Ціни та оплата', '价格与付款'),
    list(
      [
        'In Europe, Russia, Ukraine and China prices include tax. In the United States tax is added at checkout according to the address.',
        'In Europa, Russland, der Ukraine und China enthalten die Preise die Steuer. In den USA kommt sie an der Kasse je nach Adresse hinzu.',
        'В Европе, России, Украине и Китае цены включают налог. В США он добавляется при оформлении в зависимости от адреса.',
        'В Європі, Росії, Україні та Китаї ціни включають податок. У США він додається під час оформлення залежно від адреси.',
        '欧洲、俄罗斯、乌克兰与中国的标价含税；美国则在结账时按地址另加税费。',
      ],
      [
        'You may pay by card, by bank transfer against an invoice, or in cash on delivery. Gift cards, services and downloads cannot be paid on delivery.',
        'Du kannst mit Karte, per Überweisung auf Rechnung oder per Nachnahme zahlen. Gutscheine, Services und Downloads sind von der Nachnahme ausgenommen.',
        'Оплатить можно картой, банковским переводом по счёту или при получении. Подарочные карты, услуги и загрузки при получении не оплачиваются.',
        'Оплатити можна карткою, банківським переказом за рахунком або під час отримання. Подарункові картки, послуги й завантаження під час отримання не оплачуються.',
        '可用银行卡、凭发票银行转账或货到付款。礼品卡、服务与下载商品不支持货到付款。',
      ],
      [
        'The goods remain ours until they are paid in full.',
        'Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum.',
        'До полной оплаты товар остаётся нашей собственностью.',
        'До повної оплати товар залишається нашою власністю.',
        '在全额付款之前，商品所有权归我们所有。',
      ],
      [
        'One coupon may be used per order. Coupons cannot be exchanged for cash.',
        'Pro Bestellung gilt ein Gutscheincode. Eine Barauszahlung ist nicht möglich.',
        'В одном заказе действует один промокод. Обмен на деньги невозможен.',
        'В одному замовленні діє один промокод. Обмін на гроші неможливий.',
        '每单限用一张优惠券，不可兑换现金。',
      ],
    ),
    heading(
      'Returns and faults',
      'Rückgabe und Mängel',
      'Возврат и недостатки',
      'Повернення та недоліки',
      '退货与瑕疵',
    ),
    text(
      'You have 30 days to return the goods, as described under Returns. Independent of that, the rights that the law of your country gives you for faulty goods apply.',
      'Du hast 30 Tage Zeit für die Rückgabe, wie unter Rückgabe beschrieben. Unabhängig davon gelten die Rechte, die dir das Recht deines Landes bei Mängeln gibt.',
      'На возврат есть 30 дней, как описано в разделе «Возврат». Независимо от этого действуют права, которые даёт закон вашей страны при недостатках товара.',
      'На повернення є 30 днів, як описано в розділі «Повернення». Незалежно від цього діють права, які надає закон вашої країни щодо недоліків товару.',
      '您有30天的退货期，详见“退换货”。此外，您所在国家法律赋予的瑕疵商品权利同样适用。',
    ),
    heading('Reviews', 'Bewertungen', 'Отзывы', 'Відгуки', '评价'),
    text(
      'Reviews should be your own, honest and polite. We publish them after reading them, favorable or not, and remove only what insults, advertises or gives away personal data.',
      'Bewertungen sollen von dir selbst, ehrlich und höflich sein. Wir veröffentlichen sie nach dem Lesen, ob lobend oder nicht, und entfernen nur Beleidigungen, Werbung und persönliche Daten.',
      'Отзывы должны быть вашими, честными и вежливыми. Мы публикуем их после прочтения, хвалебные они или нет, и удаляем только оскорбления, рекламу и личные данные.',
      'Відгуки мають бути вашими, чесними та ввічливими. Ми публікуємо їх після прочитання, схвальні вони чи ні, і видаляємо лише образи, рекламу й особисті дані.',
      '评价应为您本人所写，真实而礼貌。我们阅后发布，无论褒贬，仅删除侮辱、广告或泄露个人信息的内容。',
    ),
    heading(
      'Liability and law',
      'Haftung und Recht',
      'Ответственность и право',
      'Відповідальність і право',
      '责任与法律',
    ),
    text(
      'We are liable without limit for intent and gross negligence and for harm to life and health, otherwise for the damage that was to be foreseen. The law of England applies; the protection that the law of your country of residence gives to consumers remains.',
      'Wir haften unbeschränkt bei Vorsatz, grober Fahrlässigkeit und für Schäden an Leben und Gesundheit, sonst für den vorhersehbaren Schaden. Es gilt englisches Recht; der Schutz, den das Recht deines Wohnsitzlandes Verbrauchern gewährt, bleibt bestehen.',
      'Мы отвечаем без ограничений при умысле, грубой неосторожности и вреде жизни и здоровью, в остальном — за предвидимый ущерб. Применяется право Англии; защита потребителей по праву страны вашего проживания сохраняется.',
      'Ми відповідаємо без обмежень у разі умислу, грубої недбалості та шкоди життю й здоров’ю, в іншому — за передбачувану шкоду. Застосовується право Англії; захист споживачів за правом країни вашого проживання зберігається.',
      '对故意、重大过失及人身损害，我们承担无限责任；其他情形限于可预见的损失。适用英格兰法律，您居住国法律对消费者的保护不受影响。',
    ),
  ],
};
