import { heading, list, text } from './page-text';
import type { PageText } from './page-text';

export const BLOGGER_AGREEMENT: PageText = {
  identifier: 'blogger-user-agreement',
  title: [
    'User agreement for bloggers',
    'Vereinbarung für Blogger',
    'Соглашение для блогеров',
    'Угода для блогерів',
    '博主用户协议',
  ],
  summary: [
    'What we send, what you show, and how you are paid.',
    'Was wir schicken, was du zeigst, und wie du bezahlt wirst.',
    'Что мы присылаем, что вы показываете и как вам платят.',
    'Що ми надсилаємо, що ви показуєте та як вам платять.',
    '我们寄送什么，您展示什么，以及如何付款。',
  ],
  parts: [
    heading('What we send', 'Was wir schicken', 'Что мы присылаем', 'Що ми надсилаємо', '我们寄送的商品'),
    text(
      'Promo orders cost you nothing, and what is in them is yours. Show it within a month of its arrival, or put it into the archive and say why.',
      'Promo-Bestellungen kosten dich nichts, und was darin ist, gehört dir. Zeig es innerhalb eines Monats nach der Ankunft, oder leg es ins Archiv und sag, warum.',
      'Промозаказы для вас бесплатны, и вещи из них — ваши. Покажите их в течение месяца после получения или отправьте в архив и укажите причину.',
      'Промозамовлення для вас безкоштовні, і речі з них — ваші. Покажіть їх протягом місяця після отримання або надішліть до архіву й зазначте причину.',
      '推广订单对您免费，其中的商品归您所有。请在收到后一个月内展示，或将其归档并说明原因。',
    ),
    heading('What you show', 'Was du zeigst', 'Что вы показываете', 'Що ви показуєте', '您展示的内容'),
    list(
      [
        'Say in every post that the thing was sent by us, in the words that the law of your country asks for.',
        'Sag in jedem Beitrag, dass wir es geschickt haben, in den Worten, die das Recht deines Landes verlangt.',
        'В каждой публикации указывайте, что вещь прислали мы, — так, как требует закон вашей страны.',
        'У кожному дописі зазначайте, що річ надіслали ми, — так, як вимагає закон вашої країни.',
        '每次发布都请按所在地法律的要求注明商品由我们寄送。',
      ],
      [
        'Your photographs stay yours. We may show them in the shop beside what they show, with your name, until you ask us not to.',
        'Deine Fotos bleiben deine. Wir dürfen sie im Shop neben dem zeigen, was darauf ist, mit deinem Namen, bis du widersprichst.',
        'Ваши фотографии остаются вашими. Мы можем показывать их в магазине рядом с вещью, с вашим именем, пока вы не попросите убрать.',
        'Ваші фотографії лишаються вашими. Ми можемо показувати їх у магазині поруч із річчю, з вашим ім’ям, доки ви не попросите прибрати.',
        '照片归您所有。我们可在商店相应商品旁署名展示，直至您提出异议。',
      ],
      [
        'Do not buy by your own link, and do not pay others to do so: such orders earn nothing.',
        'Kauf nicht über deinen eigenen Link und bezahl niemanden dafür: Solche Bestellungen bringen nichts ein.',
        'Не покупайте по своей ссылке и не платите за это другим: за такие заказы вознаграждения нет.',
        'Не купуйте за своїм посиланням і не платіть за це іншим: за такі замовлення винагороди немає.',
        '请勿通过自己的链接购买，也勿付费让他人购买：此类订单不计分成。',
      ],
    ),
    heading('How you are paid', 'Wie du bezahlt wirst', 'Как вам платят', 'Як вам платять', '如何付款'),
    text(
      'Each order that comes by your link earns what the cabinet says at that moment; later changes of the rates do not touch it. It is confirmed once the goods have arrived, are paid and can no longer be returned. What comes back takes its part along, and the cabinet says which order it was.',
      'Jede Bestellung über deinen Link bringt ein, was der Bereich in diesem Moment sagt; spätere Änderungen der Sätze berühren sie nicht. Bestätigt ist sie, sobald die Ware angekommen und bezahlt ist und nicht mehr zurückgegeben werden kann. Was zurückkommt, nimmt seinen Teil mit, und der Bereich sagt, welche Bestellung es war.',
      'Каждый заказ по вашей ссылке приносит столько, сколько указано в кабинете в этот момент; последующие изменения ставок его не касаются. Он подтверждается, когда товар доставлен, оплачен и его уже нельзя вернуть. При возврате соответствующая часть списывается, и в кабинете указано, какой это заказ.',
      'Кожне замовлення за вашим посиланням приносить стільки, скільки вказано в кабінеті в цю мить; подальші зміни ставок його не стосуються. Воно підтверджується, коли товар доставлено, оплачено і його вже не можна повернути. У разі повернення відповідна частина списується, і в кабінеті вказано, яке це замовлення.',
      '每个通过您链接的订单按下单时后台所示比例计算，之后的调整不影响该订单。商品送达、付款且退货期结束后即确认。退货将相应扣除，后台会注明订单。',
    ),
    text(
      'What is confirmed is a debt of ours to you, also after this agreement ends. Either side may end it at any time, in writing.',
      'Was bestätigt ist, schulden wir dir, auch nachdem diese Vereinbarung endet. Beide Seiten können sie jederzeit schriftlich beenden.',
      'Подтверждённая сумма — наш долг перед вами, в том числе после окончания соглашения. Любая сторона может прекратить его в любой момент письменно.',
      'Підтверджена сума — наш борг перед вами, зокрема й після завершення угоди. Будь-яка сторона може припинити її будь-коли письмово.',
      '已确认的金额是我们对您的债务，协议终止后依然有效。任何一方可随时书面终止协议。',
    ),
  ],
};
