import { heading, list, text } from './page-text';
import type { PageText } from './page-text';

export const PRIVACY: PageText = {
  identifier: 'privacy-policy',
  title: ['Privacy', 'Datenschutz', 'Конфиденциальность', 'Конфіденційність', '隐私政策'],
  summary: [
    'What we know of you, why, for how long, and how to have it deleted.',
    'Was wir über dich wissen, warum, wie lange, und wie du es löschen lässt.',
    'Что мы о вас знаем, зачем, как долго и как это удалить.',
    'Що ми про вас знаємо, навіщо, як довго та як це видалити.',
    '我们了解您哪些信息、用途、保存多久，以及如何删除。',
  ],
  parts: [
    text(
      'The company that is named at the foot of every page is responsible for your data. Questions about it are answered by a person.',
      'Verantwortlich für deine Daten ist das Unternehmen, das am Fuß jeder Seite genannt ist. Fragen dazu beantwortet ein Mensch.',
      'За ваши данные отвечает компания, указанная внизу каждой страницы. На вопросы о них отвечает человек.',
      'За ваші дані відповідає компанія, вказана внизу кожної сторінки. На запитання про них відповідає людина.',
      '您的数据由每页底部所列的公司负责。如有疑问，由专人答复。',
    ),
    heading('What we keep', 'Was wir speichern', 'Что мы храним', 'Що ми зберігаємо', '我们保存的信息'),
    list(
      [
        'For an order: name, address, e-mail, telephone, what you bought and how you paid. We need it to send the parcel and, by law, for the books.',
        'Für eine Bestellung: Name, Adresse, E-Mail, Telefon, was du gekauft und wie du bezahlt hast. Wir brauchen es für den Versand und von Gesetzes wegen für die Bücher.',
        'Для заказа: имя, адрес, почту, телефон, покупки и способ оплаты. Это нужно для доставки и, по закону, для учёта.',
        'Для замовлення: ім’я, адресу, пошту, телефон, покупки й спосіб оплати. Це потрібно для доставки та, за законом, для обліку.',
        '订单所需：姓名、地址、邮箱、电话、所购商品与支付方式，用于寄送包裹及依法记账。',
      ],
      [
        'For an account: the telephone number or e-mail address with which you sign in, and your order history.',
        'Für ein Konto: die Telefonnummer oder E-Mail-Adresse, mit der du dich anmeldest, und deine Bestellungen.',
        'Для учётной записи: телефон или почту, по которым вы входите, и историю заказов.',
        'Для облікового запису: телефон або пошту, за якими ви входите, та історію замовлень.',
        '账户所需：登录用的手机号或邮箱，以及订单记录。',
      ],
      [
        'In your own browser: the cart, the wishlist and what you looked at last. They leave your device only when you sign in or order.',
        'In deinem eigenen Browser: Warenkorb, Merkliste und zuletzt Angesehenes. Sie verlassen dein Gerät erst, wenn du dich anmeldest oder bestellst.',
        'В вашем браузере: корзину, избранное и недавно просмотренное. Они покидают устройство, только когда вы входите или заказываете.',
        'У вашому браузері: кошик, обране й нещодавно переглянуте. Вони залишають пристрій, лише коли ви входите або замовляєте.',
        '保存在您浏览器中的：购物车、心愿单与最近浏览，仅在您登录或下单时才会离开设备。',
      ],
    ),
    heading('Who else sees it', 'Wer es sonst sieht', 'Кто ещё это видит', 'Хто ще це бачить', '谁还会看到'),
    text(
      'The carrier gets your address and telephone number, the payment provider your payment. Card numbers never reach our servers. We do not sell data, and we do not pass it to advertisers.',
      'Der Versanddienst erhält Adresse und Telefonnummer, der Zahlungsdienst deine Zahlung. Kartennummern erreichen unsere Server nie. Wir verkaufen keine Daten und geben sie nicht an Werbende weiter.',
      'Перевозчик получает адрес и телефон, платёжная служба — ваш платёж. Номера карт никогда не попадают на наши серверы. Мы не продаём данные и не передаём их рекламодателям.',
      'Перевізник отримує адресу й телефон, платіжна служба — ваш платіж. Номери карток ніколи не потрапляють на наші сервери. Ми не продаємо дані й не передаємо їх рекламодавцям.',
      '承运商会获得您的地址和电话，支付机构处理您的付款。银行卡号不会到达我们的服务器。我们不出售数据，也不提供给广告商。',
    ),
    heading('Cookies', 'Cookies', 'Файлы cookie', 'Файли cookie', 'Cookie'),
    text(
      'We use only what the shop needs to work: a cart token, your language, and the note that you have seen the cookie notice. Statistics are counted without knowing who you are.',
      'Wir verwenden nur, was der Shop zum Arbeiten braucht: ein Warenkorbkennzeichen, deine Sprache und den Vermerk, dass du den Hinweis gesehen hast. Statistiken zählen wir, ohne zu wissen, wer du bist.',
      'Мы используем только необходимое для работы магазина: ключ корзины, язык и отметку о том, что вы видели это уведомление. Статистика ведётся без сведений о вашей личности.',
      'Ми використовуємо лише необхідне для роботи магазину: ключ кошика, мову та позначку, що ви бачили це повідомлення. Статистика ведеться без відомостей про вашу особу.',
      '我们仅使用商店运行所需的内容：购物车标识、语言，以及您已看过提示的记录。统计不识别个人身份。',
    ),
    heading('How long', 'Wie lange', 'Как долго', 'Як довго', '保存期限'),
    text(
      'Invoices are kept for as long as tax law asks, up to ten years. Carts without an order are deleted after 90 days. An account is deleted when you ask for it.',
      'Rechnungen bewahren wir so lange auf, wie das Steuerrecht es verlangt, höchstens zehn Jahre. Warenkörbe ohne Bestellung löschen wir nach 90 Tagen, ein Konto auf deinen Wunsch.',
      'Счета хранятся столько, сколько требует налоговое право, до десяти лет. Корзины без заказа удаляются через 90 дней, учётная запись — по вашей просьбе.',
      'Рахунки зберігаються стільки, скільки вимагає податкове право, до десяти років. Кошики без замовлення видаляються через 90 днів, обліковий запис — на ваше прохання.',
      '发票按税法要求保存，最长十年。未下单的购物车90天后删除，账户可应您的要求删除。',
    ),
    heading('Your rights', 'Deine Rechte', 'Ваши права', 'Ваші права', '您的权利'),
    text(
      'You may ask for a copy of your data, have it corrected or deleted, object to its use, and complain to the data protection authority of your country. We answer within 30 days.',
      'Du kannst eine Kopie deiner Daten verlangen, sie berichtigen oder löschen lassen, ihrer Nutzung widersprechen und dich bei der Datenschutzbehörde deines Landes beschweren. Wir antworten innerhalb von 30 Tagen.',
      'Вы можете запросить копию своих данных, исправить или удалить их, возразить против использования и подать жалобу в надзорный орган вашей страны. Мы отвечаем в течение 30 дней.',
      'Ви можете запросити копію своїх даних, виправити чи видалити їх, заперечити проти використання та подати скаргу до наглядового органу вашої країни. Ми відповідаємо протягом 30 днів.',
      '您可索取数据副本、要求更正或删除、反对其使用，并向所在国数据保护机构投诉。我们将在30天内答复。',
    ),
  ],
};
