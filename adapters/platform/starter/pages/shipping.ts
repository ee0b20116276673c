import { heading, text } from './page-text';
import type { PageText } from './page-text';

export const SHIPPING: PageText = {
  identifier: 'shipping-info',
  title: ['Delivery', 'Versand', 'Доставка', 'Доставка', '配送'],
  summary: [
    'When your order leaves us, how it travels and what it costs.',
    'Wann deine Bestellung uns verlässt, wie sie reist und was das kostet.',
    'Когда заказ отправляется, как едет и сколько это стоит.',
    'Коли замовлення вирушає, як їде та скільки це коштує.',
    '订单何时发出、如何送达、运费多少。',
  ],
  parts: [
    text('{{delivery}}', '{{delivery}}', '{{delivery}}', '{{delivery}}', '{{delivery}}'),
    text(
      'You get an e-mail with a tracking number as soon as the parcel is handed over. Bring the order number when you collect from one of our shops. Gift cards, services and downloads are not shipped and cost nothing to send.',
      'Sobald das Paket übergeben ist, bekommst du eine E-Mail mit der Sendungsnummer. Zur Abholung in einem unserer Läden bring die Bestellnummer mit. Gutscheine, Services und Downloads werden nicht verschickt und kosten keinen Versand.',
      'Как только посылка передана перевозчику, вы получите письмо с номером для отслеживания. Для самовывоза возьмите с собой номер заказа. Подарочные карты, услуги и загружаемые товары не пересылаются и доставки не требуют.',
      'Щойно посилку передано перевізнику, ви отримаєте лист із номером для відстеження. Для самовивозу візьміть із собою номер замовлення. Подарункові картки, послуги й завантажувані товари не пересилаються й доставки не потребують.',
      '包裹交寄后，您会收到含运单号的邮件。门店自提请携带订单号。礼品卡、服务与下载商品无需寄送，不收运费。',
    ),
    heading('Where we deliver', 'Wohin wir liefern', 'Куда мы доставляем', 'Куди ми доставляємо', '配送范围'),
    text(
      'We deliver to every country that you can choose at checkout. For destinations outside the country of the store you order from, customs duties may be due on arrival; they are paid by the recipient.',
      'Wir liefern in jedes Land, das du an der Kasse wählen kannst. Bei Zielen außerhalb des Landes deines Shops können bei der Einfuhr Zölle anfallen; sie trägt der Empfänger.',
      'Мы доставляем во все страны, доступные при оформлении. Если страна доставки отличается от страны магазина, при ввозе могут взиматься пошлины; их оплачивает получатель.',
      'Ми доставляємо до всіх країн, доступних під час оформлення. Якщо країна доставки відрізняється від країни магазину, під час ввезення можуть стягуватися мита; їх сплачує отримувач.',
      '结账页可选的所有国家均可送达。若收货地不在您所购店铺的国家，入境时可能产生关税，由收件人承担。',
    ),
    heading(
      'When you are not at home',
      'Wenn du nicht zu Hause bist',
      'Если вас нет дома',
      'Якщо вас немає вдома',
      '若您不在家',
    ),
    text(
      'The carrier tries twice and then leaves the parcel at a collection point for seven days. You will find the address in the tracking. After that it comes back to us and we refund the goods.',
      'Der Zusteller versucht es zweimal und hinterlegt das Paket dann sieben Tage in einer Abholstelle. Die Adresse steht in der Sendungsverfolgung. Danach kommt es zu uns zurück, und wir erstatten die Ware.',
      'Курьер приедет дважды, затем посылка семь дней ждёт в пункте выдачи; адрес указан в отслеживании. После этого она вернётся к нам, и мы вернём деньги за товар.',
      'Кур’єр приїде двічі, потім посилка сім днів чекатиме в пункті видачі; адресу вказано у відстеженні. Після цього вона повернеться до нас, і ми повернемо гроші за товар.',
      '快递员会投递两次，之后包裹在自提点保留七天，地址可在物流信息中查询。逾期包裹将退回，我们会退还货款。',
    ),
    heading(
      'Damaged or lost',
      'Beschädigt oder verloren',
      'Повреждено или потеряно',
      'Пошкоджено або втрачено',
      '破损或丢失',
    ),
    text(
      'Write to us with your order number and, if something is broken, a photograph. We send a replacement at once or return the money, as you prefer.',
      'Schreib uns deine Bestellnummer, bei Schäden mit einem Foto. Wir schicken sofort Ersatz oder erstatten den Betrag, wie du möchtest.',
      'Напишите нам номер заказа, а если что-то повреждено — приложите фотографию. Мы сразу отправим замену или вернём деньги, как вам удобнее.',
      'Напишіть нам номер замовлення, а якщо щось пошкоджено — додайте фотографію. Ми одразу надішлемо заміну або повернемо гроші, як вам зручніше.',
      '请写信告诉我们订单号，如有破损请附照片。我们会立即补寄或退款，由您选择。',
    ),
  ],
};
