import { heading, list, text } from './page-text';
import type { PageText } from './page-text';

export const RETURNS: PageText = {
  identifier: 'retail-returns',
  title: ['Returns', 'Rückgabe', 'Возврат', 'Повернення', '退换货'],
  summary: [
    'Thirty days, free of charge, without a reason.',
    'Dreißig Tage, kostenlos, ohne Angabe von Gründen.',
    'Тридцать дней, бесплатно, без объяснения причин.',
    'Тридцять днів, безкоштовно, без пояснення причин.',
    '三十天内免费退货，无需理由。',
  ],
  parts: [
    text(
      'You may send back anything within 30 days of receiving it, without giving a reason. We pay the postage in the country of your store.',
      'Du kannst alles innerhalb von 30 Tagen nach Erhalt zurückschicken, ohne einen Grund zu nennen. Das Porto im Land deines Shops zahlen wir.',
      'В течение 30 дней после получения можно вернуть любой товар без объяснения причин. Пересылку в стране вашего магазина оплачиваем мы.',
      'Протягом 30 днів після отримання можна повернути будь-який товар без пояснення причин. Пересилання в країні вашого магазину оплачуємо ми.',
      '收货后30天内，任何商品均可无理由退回。店铺所在国家境内的退货邮费由我们承担。',
    ),
    heading('How it works', 'So geht es', 'Как это сделать', 'Як це зробити', '退货步骤'),
    list(
      [
        'Pack the goods with all labels. Shoes travel in their box, the box in a carton.',
        'Packe die Ware mit allen Etiketten ein. Schuhe reisen in ihrem Karton, dieser im Versandkarton.',
        'Упакуйте товар со всеми ярлыками. Обувь — в родной коробке, а её — во внешнюю упаковку.',
        'Запакуйте товар з усіма ярликами. Взуття — у рідній коробці, а її — в зовнішнє пакування.',
        '请将商品连同所有吊牌包好。鞋子放入原鞋盒，再装入外箱。',
      ],
      [
        'Stick on the return label from the parcel. If it is lost, we will e-mail you another.',
        'Klebe das beiliegende Rücksendeetikett auf. Ist es verloren, schicken wir dir ein neues per E-Mail.',
        'Наклейте вложенную этикетку для возврата. Если она потерялась, мы пришлём новую по почте.',
        'Наклейте вкладену етикетку для повернення. Якщо вона загубилася, ми надішлемо нову поштою.',
        '贴上包裹内附的退货标签。若遗失，我们会再发送一份至您的邮箱。',
      ],
      [
        'Hand it in at any branch of the carrier and keep the receipt.',
        'Gib es in einer Filiale des Versanddienstes ab und bewahre den Beleg auf.',
        'Сдайте посылку в любом отделении перевозчика и сохраните квитанцию.',
        'Здайте посилку в будь-якому відділенні перевізника й збережіть квитанцію.',
        '在承运商任一网点交寄，并保留收据。',
      ],
      [
        'Or bring it to one of our shops with the order number.',
        'Oder bring es mit der Bestellnummer in einen unserer Läden.',
        'Или принесите её в один из наших магазинов, назвав номер заказа.',
        'Або принесіть її до одного з наших магазинів, назвавши номер замовлення.',
        '也可凭订单号到我们的门店退货。',
      ],
    ),
    heading('Your money', 'Dein Geld', 'Ваши деньги', 'Ваші гроші', '退款'),
    text(
      'We refund within five working days of the parcel’s arrival, by the way you paid. Orders paid on delivery are refunded to a bank account. Standard delivery is refunded when the whole order comes back.',
      'Wir erstatten innerhalb von fünf Werktagen nach Eingang des Pakets auf dem Weg, auf dem du bezahlt hast. Nachnahmebestellungen erstatten wir auf ein Bankkonto. Den Standardversand erstatten wir, wenn die ganze Bestellung zurückkommt.',
      'Мы возвращаем деньги в течение пяти рабочих дней после прибытия посылки тем же способом, каким вы платили. За заказы с оплатой при получении — на банковский счёт. Стоимость стандартной доставки возвращается, если возвращён весь заказ.',
      'Ми повертаємо гроші протягом п’яти робочих днів після прибуття посилки тим самим способом, яким ви платили. За замовлення з оплатою під час отримання — на банківський рахунок. Вартість стандартної доставки повертається, якщо повернено все замовлення.',
      '包裹到达后五个工作日内，款项按原支付方式退回。货到付款订单退至银行账户。整单退回时，标准运费一并退还。',
    ),
    heading('Exchanges', 'Umtausch', 'Обмен', 'Обмін', '换货'),
    text(
      'To change a size or color, order the new one and return the first: so it is reserved for you at once.',
      'Für eine andere Größe oder Farbe bestelle neu und schick das erste Stück zurück: So ist das neue sofort für dich reserviert.',
      'Чтобы поменять размер или цвет, закажите новый товар и верните первый: так он сразу закрепится за вами.',
      'Щоб поміняти розмір чи колір, замовте новий товар і поверніть перший: так його одразу буде закріплено за вами.',
      '如需更换尺码或颜色，请先下单新品再退回原件，这样新品可立即为您保留。',
    ),
    heading(
      'What we cannot take back',
      'Was wir nicht zurücknehmen',
      'Что нельзя вернуть',
      'Що не можна повернути',
      '不可退商品',
    ),
    list(
      [
        'Things made for you: engraved, monogrammed, named or hemmed.',
        'Was für dich gemacht wurde: graviert, mit Monogramm, mit Namen oder gekürzt.',
        'Сделанное для вас: с гравировкой, монограммой, именем или подшитое.',
        'Зроблене для вас: з гравіюванням, монограмою, ім’ям або підшите.',
        '为您定制的商品：刻字、字母绣、印名或改短。',
      ],
      [
        'Swimwear and underwear without the hygiene strip, and drinking bottles that were used.',
        'Bademode und Wäsche ohne Hygienestreifen sowie benutzte Trinkflaschen.',
        'Купальники и бельё без гигиенической наклейки, а также использованные бутылки.',
        'Купальники та білизна без гігієнічної наклейки, а також використані пляшки.',
        '撕去卫生贴的泳装与内衣，以及使用过的水壶。',
      ],
      [
        'Downloads once they were opened, and gift cards once they were spent.',
        'Downloads, sobald sie geöffnet, und Gutscheine, sobald sie eingelöst wurden.',
        'Загруженные файлы после открытия и подарочные карты после использования.',
        'Завантажені файли після відкриття й подарункові картки після використання.',
        '已打开的下载内容与已使用的礼品卡。',
      ],
    ),
    heading('Faults', 'Mängel', 'Брак', 'Брак', '质量问题'),
    text(
      'If something breaks that should not, write to us, also after the 30 days. Your legal rights for faulty goods remain as they are; very often we can repair.',
      'Wenn etwas kaputtgeht, das nicht kaputtgehen sollte, schreib uns, auch nach den 30 Tagen. Deine gesetzlichen Rechte bei Mängeln bleiben unberührt; sehr oft können wir reparieren.',
      'Если сломалось то, что не должно было, напишите нам, даже по прошествии 30 дней. Ваши законные права при недостатках товара сохраняются; очень часто мы можем починить.',
      'Якщо зламалося те, що не мало, напишіть нам, навіть після 30 днів. Ваші законні права щодо недоліків товару зберігаються; дуже часто ми можемо полагодити.',
      '若出现不应有的损坏，即使超过30天，也请写信给我们。您对瑕疵商品的法定权利不受影响，许多情况下我们可以修复。',
    ),
  ],
};
