import { fillIn } from '../../../../core/kernel/shop-error';
import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { languageOf } from '../../foundation';

const EN = {
  'contact.text':
    'To have our mails sent to this address, type it in your account: your code is {code}. It is good for 10 minutes.',
  'contact.mistyped': 'If it was not you, do nothing: nothing changes, and the code signs nobody in.',
  'goodbye.subject': 'Your account is deleted',
  'goodbye.text':
    'Your account with us is deleted, as you asked, and you are signed out everywhere. This is our last mail to you.',
  'goodbye.kept':
    'Orders stay in our books without your name and address, for as long as the law asks us to keep them. You are welcome back at any time, as somebody new.',
  'code.subject': 'Your code',
  'code.text': 'Your code is {code}. It is good for 10 minutes.',
  'code.link': 'Or open this link on the device that you want to sign in on: {link}',
  'code.mistyped':
    'Did you not ask for it? Then somebody mistyped; you need not do anything, and should tell the code to nobody.',
  'call.subject': 'Please call {phone}',
  'call.text': 'A shopper asks to be called at {phone}.',
  'guessing.subject': 'Somebody guesses sign-in codes',
  'guessing.text':
    'Within an hour, 500 sign-in codes of your shop were guessed wrong. For the rest of the hour, new devices sign in by the link in the mail alone; customers at their usual address notice nothing. Ask whoever runs the shop to look at code-guessing in the security log.',
  'welcome.subject': 'Welcome',
  'welcome.hello': 'Hello {name},',
  'welcome.text': 'your account is ready. Open this link to sign in, which shows that the address is yours: {link}',
  'known.subject': 'You have an account already',
  'known.text': 'Somebody wanted to make an account with this address. There is one already.',
  'known.link': 'Open this link within an hour to sign in: {link}',
  'known.reset': 'If you have forgotten your password, set a new one with this link, within an hour as well: {link}',
  'reset.subject': 'Set a new password',
  'reset.text': 'Open this link within an hour to set a new password: {link}',
  'changed.subject': 'Your password was changed',
  'changed.text':
    'Your password was changed. If it was not you, have a link for a new one sent now: it ends all sessions and removes all passkeys.',
  'changed.passkeys-kept':
    'Passkeys sign in without the password. Your account has {count}: remove any that is not yours in your account, under “Passkeys”.',
  'changed.passkeys-removed':
    'All sessions have ended, and the passkeys of your account were removed ({count}). Add yours again in your account, under “Passkeys”.',
  'moved.subject': 'Your contact address was changed',
  'moved.text':
    'From now on, our mails about your account and your orders go to another address. If it was not you, sign in and change it back, or answer this message.',
  'acting.subject': 'Our staff opened your account',
  'acting.text':
    'On {when}, somebody of our staff opened your account to help you. What they order or change there is written down with their name. If you did not ask for help, please answer this message.',
  'factor-on.subject': 'Two-step sign-in is on',
  'factor-on.text':
    'From now on, staff pages ask for a code of your app after you sign in. If it was not you, tell an admin of the shop at once.',
  'factor-off.subject': 'Two-step sign-in is off',
  'factor-off.text':
    'Codes of your app are no longer asked for. If it was not you, change your password and tell an admin of the shop at once.',
  'factor-recovery.subject': 'A recovery code was used',
  'factor-recovery.text':
    'Somebody signed in to the staff pages with one of your recovery codes; {left} are left. If it was not you, change your password and tell an admin of the shop at once.',
  'factor-renewed.subject': 'New recovery codes were made',
  'factor-renewed.text':
    'Your earlier recovery codes for the staff pages are good no more; the new ones were shown once. If it was not you, change your password and tell an admin of the shop at once.',
  'factor-reset.subject': 'Two-step sign-in was reset',
  'factor-reset.text':
    'Somebody who runs the shop has reset your two-step sign-in, and you were signed out everywhere. Sign in and set it up again. If you did not ask for it, tell an admin of the shop at once.',
  'passkey-added.subject': 'A passkey was added',
  'passkey-added.text':
    'You can sign in with the passkey “{name}” from now on. If it was not you, sign in, remove it in your account and sign out all other devices.',
  'passkey-removed.subject': 'A passkey was removed',
  'passkey-removed.text':
    'Nobody can sign in with the passkey “{name}” any more. If it was not you, sign in and sign out all other devices in your account.',
} as const;

export type MailTextKey = keyof typeof EN;
type MailTexts = Readonly<Record<MailTextKey, string>>;

const DE: MailTexts = {
  'contact.text':
    'Damit unsere Mails an diese Adresse gehen, gib diesen Code in deinem Konto ein: {code}. Er gilt 10 Minuten.',
  'contact.mistyped':
    'Warst du das nicht, musst du nichts tun: Es ändert sich nichts, und der Code meldet niemanden an.',
  'goodbye.subject': 'Dein Konto ist gelöscht',
  'goodbye.text':
    'Dein Konto bei uns ist gelöscht, wie du es wolltest, und du bist überall abgemeldet. Das ist unsere letzte Mail an dich.',
  'goodbye.kept':
    'Bestellungen bleiben ohne deinen Namen und deine Adresse in unseren Büchern, solange das Gesetz es verlangt. Du bist jederzeit wieder willkommen, dann mit einem neuen Konto.',
  'code.subject': 'Dein Code',
  'code.text': 'Dein Code ist {code}. Er gilt 10 Minuten.',
  'code.link': 'Oder öffne diesen Link auf dem Gerät, auf dem du dich anmelden willst: {link}',
  'code.mistyped':
    'Du hast keinen Code angefordert? Dann hat sich jemand vertippt. Du musst nichts tun; gib den Code aber niemandem weiter.',
  'call.subject': 'Bitte {phone} anrufen',
  'call.text': 'Jemand bittet um einen Rückruf unter {phone}.',
  'guessing.subject': 'Jemand errät Anmeldecodes',
  'guessing.text':
    'Innerhalb einer Stunde wurden 500 Anmeldecodes Ihres Shops falsch geraten. Für den Rest der Stunde meldet auf neuen Geräten nur der Link in der E-Mail an; Kunden an ihrer gewohnten Adresse merken nichts. Bitte lassen Sie den Eintrag code-guessing im Sicherheitsprotokoll prüfen.',
  'welcome.subject': 'Willkommen',
  'welcome.hello': 'Hallo {name},',
  'welcome.text':
    'dein Konto ist eingerichtet. Öffne diesen Link, um dich anzumelden; damit ist bestätigt, dass die Adresse dir gehört: {link}',
  'known.subject': 'Du hast schon ein Konto',
  'known.text': 'Jemand wollte mit dieser Adresse ein Konto anlegen. Es gibt aber schon eines.',
  'known.link': 'Öffne diesen Link innerhalb einer Stunde, um dich anzumelden: {link}',
  'known.reset':
    'Hast du dein Passwort vergessen? Mit diesem Link, der auch eine Stunde gilt, setzt du ein neues: {link}',
  'reset.subject': 'Neues Passwort setzen',
  'reset.text': 'Öffne diesen Link innerhalb einer Stunde, um ein neues Passwort zu setzen: {link}',
  'changed.subject': 'Dein Passwort wurde geändert',
  'changed.text':
    'Dein Passwort wurde geändert. Wenn du das nicht warst, lass dir jetzt einen Link für ein neues schicken: Damit enden alle Anmeldungen, und alle Passkeys werden entfernt.',
  'changed.passkeys-kept':
    'Mit Passkeys meldet man sich ohne Passwort an. Dein Konto hat {count}: Entferne in deinem Konto unter „Passkeys“ jeden, der nicht von dir ist.',
  'changed.passkeys-removed':
    'Alle Anmeldungen sind beendet, und die Passkeys deines Kontos wurden entfernt ({count}). Füge deine in deinem Konto unter „Passkeys“ wieder hinzu.',
  'moved.subject': 'Deine Kontaktadresse wurde geändert',
  'moved.text':
    'Unsere Mails zu deinem Konto und deinen Bestellungen gehen ab jetzt an eine andere Adresse. Wenn du das nicht warst, melde dich an und ändere sie zurück, oder antworte auf diese Nachricht.',
  'acting.subject': 'Jemand von uns hat dein Konto geöffnet',
  'acting.text':
    'Am {when} hat jemand aus unserem Team dein Konto geöffnet, um dir zu helfen. Was dort bestellt oder geändert wird, steht mit seinem Namen im Protokoll. Wenn du nicht um Hilfe gebeten hast, antworte bitte auf diese Nachricht.',
  'factor-on.subject': 'Die Anmeldung in zwei Schritten ist an',
  'factor-on.text':
    'Ab jetzt fragen die Seiten für Mitarbeitende nach der Anmeldung nach einem Code deiner App. Wenn du das nicht warst, sag sofort einem Admin des Shops Bescheid.',
  'factor-off.subject': 'Die Anmeldung in zwei Schritten ist aus',
  'factor-off.text':
    'Nach Codes deiner App wird nicht mehr gefragt. Wenn du das nicht warst, ändere dein Passwort und sag sofort einem Admin des Shops Bescheid.',
  'factor-recovery.subject': 'Ein Wiederherstellungscode wurde benutzt',
  'factor-recovery.text':
    'Jemand hat sich mit einem deiner Wiederherstellungscodes auf den Seiten für Mitarbeitende angemeldet; {left} sind übrig. Wenn du das nicht warst, ändere dein Passwort und sag sofort einem Admin des Shops Bescheid.',
  'factor-renewed.subject': 'Neue Wiederherstellungscodes',
  'factor-renewed.text':
    'Deine früheren Wiederherstellungscodes für die Seiten für Mitarbeitende gelten nicht mehr; die neuen wurden einmal gezeigt. Wenn du es nicht warst, ändere dein Passwort und sage es sofort einem Admin des Shops.',
  'factor-reset.subject': 'Deine Anmeldung in zwei Schritten wurde zurückgesetzt',
  'factor-reset.text':
    'Jemand, der den Shop betreibt, hat deine Anmeldung in zwei Schritten zurückgesetzt; du wurdest überall abgemeldet. Melde dich an und richte sie neu ein. Wenn du nicht darum gebeten hast, sag sofort einem Admin des Shops Bescheid.',
  'passkey-added.subject': 'Ein Passkey wurde hinzugefügt',
  'passkey-added.text':
    'Mit dem Passkey „{name}“ kannst du dich ab jetzt anmelden. Warst du das nicht, melde dich an, entferne ihn in deinem Konto und melde alle anderen Geräte ab.',
  'passkey-removed.subject': 'Ein Passkey wurde entfernt',
  'passkey-removed.text':
    'Mit dem Passkey „{name}“ kann sich niemand mehr anmelden. Warst du das nicht, melde dich an und melde in deinem Konto alle anderen Geräte ab.',
};

const RU: MailTexts = {
  'contact.text':
    'Чтобы наши письма приходили на этот адрес, введите этот код в своём аккаунте: {code}. Он действует 10 минут.',
  'contact.mistyped': 'Если это были не вы, ничего делать не нужно: ничего не изменится, и войти с этим кодом нельзя.',
  'goodbye.subject': 'Ваш аккаунт удалён',
  'goodbye.text':
    'Ваш аккаунт удалён по вашей просьбе, и вы вышли из него на всех устройствах. Это наше последнее письмо вам.',
  'goodbye.kept':
    'Заказы остаются в нашем учёте без вашего имени и адреса, пока этого требует закон. Мы будем рады видеть вас снова, уже с новым аккаунтом.',
  'code.subject': 'Ваш код',
  'code.text': 'Ваш код: {code}. Он действует 10 минут.',
  'code.link': 'Или откройте эту ссылку на устройстве, на котором хотите войти: {link}',
  'code.mistyped':
    'Вы не запрашивали код? Значит, кто-то ошибся при вводе. Ничего делать не нужно, только никому не сообщайте этот код.',
  'call.subject': 'Просьба перезвонить: {phone}',
  'call.text': 'Покупатель просит позвонить ему по номеру {phone}.',
  'guessing.subject': 'Кто-то подбирает коды для входа',
  'guessing.text':
    'За час в вашем магазине было введено 500 неверных кодов для входа. До конца часа на новых устройствах войти можно только по ссылке из письма; покупатели на привычных адресах ничего не заметят. Попросите того, кто обслуживает магазин, проверить записи code-guessing в журнале безопасности.',
  'welcome.subject': 'Добро пожаловать',
  'welcome.hello': 'Здравствуйте, {name}!',
  'welcome.text':
    'Ваш аккаунт создан. Откройте эту ссылку, чтобы войти и подтвердить, что адрес принадлежит вам: {link}',
  'known.subject': 'У вас уже есть аккаунт',
  'known.text': 'Кто-то пытался создать аккаунт с этим адресом, но он уже есть.',
  'known.link': 'Чтобы войти, откройте эту ссылку в течение часа: {link}',
  'known.reset': 'Если вы забыли пароль, задайте новый по этой ссылке, она тоже действует час: {link}',
  'reset.subject': 'Новый пароль',
  'reset.text': 'Чтобы задать новый пароль, откройте эту ссылку в течение часа: {link}',
  'changed.subject': 'Ваш пароль изменён',
  'changed.text':
    'Ваш пароль изменён. Если это сделали не вы, запросите прямо сейчас ссылку для нового: тогда завершатся все открытые сеансы и будут удалены все ключи доступа.',
  'changed.passkeys-kept':
    'С ключами доступа входят без пароля. Ключей доступа в вашем аккаунте: {count}. Удалите чужие в аккаунте, в разделе «Ключи доступа».',
  'changed.passkeys-removed':
    'Все сеансы завершены, ключи доступа вашего аккаунта удалены ({count}). Добавьте свои снова в аккаунте, в разделе «Ключи доступа».',
  'moved.subject': 'Адрес для писем изменён',
  'moved.text':
    'Письма о вашем аккаунте и заказах теперь приходят на другой адрес. Если это были не вы, войдите и верните прежний адрес или ответьте на это письмо.',
  'acting.subject': 'Наш сотрудник открыл ваш аккаунт',
  'acting.text':
    '{when} наш сотрудник открыл ваш аккаунт, чтобы помочь вам. Всё, что он закажет или изменит, записывается с его именем. Если вы не просили о помощи, пожалуйста, ответьте на это сообщение.',
  'factor-on.subject': 'Двухэтапный вход включён',
  'factor-on.text':
    'Теперь после входа страницы для сотрудников будут запрашивать код из вашего приложения. Если это сделали не вы, сразу сообщите администратору магазина.',
  'factor-off.subject': 'Двухэтапный вход выключен',
  'factor-off.text':
    'Коды из вашего приложения больше не запрашиваются. Если это сделали не вы, смените пароль и сразу сообщите администратору магазина.',
  'factor-recovery.subject': 'Использован резервный код',
  'factor-recovery.text':
    'Кто-то вошёл на страницы для сотрудников с одним из ваших резервных кодов. Осталось: {left}. Если это были не вы, смените пароль и сразу сообщите администратору магазина.',
  'factor-renewed.subject': 'Созданы новые резервные коды',
  'factor-renewed.text':
    'Прежние резервные коды для страниц сотрудников больше не действуют; новые были показаны один раз. Если это были не вы, смените пароль и сразу сообщите администратору магазина.',
  'factor-reset.subject': 'Двухэтапный вход сброшен',
  'factor-reset.text':
    'Сотрудник магазина сбросил ваш двухэтапный вход, все ваши сеансы завершены. Войдите и настройте его заново. Если вы об этом не просили, сразу сообщите администратору магазина.',
  'passkey-added.subject': 'Добавлен ключ доступа',
  'passkey-added.text':
    'Теперь вы можете входить с ключом доступа «{name}». Если это были не вы, войдите, удалите его в личном кабинете и завершите сеансы на всех других устройствах.',
  'passkey-removed.subject': 'Ключ доступа удалён',
  'passkey-removed.text':
    'С ключом доступа «{name}» больше нельзя войти. Если это были не вы, войдите и завершите в личном кабинете сеансы на всех других устройствах.',
};

const UK: MailTexts = {
  'contact.text':
    'Щоб наші листи надходили на цю адресу, введіть цей код у своєму обліковому записі: {code}. Він діє 10 хвилин.',
  'contact.mistyped': 'Якщо це були не ви, нічого робити не треба: нічого не зміниться, і увійти з цим кодом не можна.',
  'goodbye.subject': 'Ваш обліковий запис видалено',
  'goodbye.text':
    'Ваш обліковий запис видалено на ваше прохання, і ви вийшли з нього на всіх пристроях. Це наш останній лист до вас.',
  'goodbye.kept':
    'Замовлення залишаються в нашому обліку без вашого імені та адреси, доки цього вимагає закон. Ми будемо раді бачити вас знову, вже з новим обліковим записом.',
  'code.subject': 'Ваш код',
  'code.text': 'Ваш код: {code}. Він діє 10 хвилин.',
  'code.link': 'Або відкрийте це посилання на пристрої, на якому хочете увійти: {link}',
  'code.mistyped':
    'Ви не просили код? Отже, хтось помилився під час введення. Нічого робити не треба, тільки нікому не кажіть цей код.',
  'call.subject': 'Прохання передзвонити: {phone}',
  'call.text': 'Покупець просить зателефонувати йому за номером {phone}.',
  'guessing.subject': 'Хтось підбирає коди для входу',
  'guessing.text':
    'За годину у вашому магазині було введено 500 неправильних кодів для входу. До кінця години на нових пристроях увійти можна лише за посиланням з листа; покупці на звичних адресах нічого не помітять. Попросіть того, хто обслуговує магазин, перевірити записи code-guessing у журналі безпеки.',
  'welcome.subject': 'Ласкаво просимо',
  'welcome.hello': 'Вітаємо, {name}!',
  'welcome.text':
    'Ваш обліковий запис створено. Відкрийте це посилання, щоб увійти й підтвердити, що адреса належить вам: {link}',
  'known.subject': 'У вас уже є обліковий запис',
  'known.text': 'Хтось хотів створити обліковий запис із цією адресою, але він уже є.',
  'known.link': 'Щоб увійти, відкрийте це посилання протягом години: {link}',
  'known.reset': 'Якщо ви забули пароль, задайте новий за цим посиланням, воно теж діє годину: {link}',
  'reset.subject': 'Новий пароль',
  'reset.text': 'Щоб задати новий пароль, відкрийте це посилання протягом години: {link}',
  'changed.subject': 'Ваш пароль змінено',
  'changed.text':
    'Ваш пароль змінено. Якщо це були не ви, запросіть просто зараз посилання для нового: тоді завершаться всі відкриті сеанси й буде видалено всі ключі доступу.',
  'changed.passkeys-kept':
    'З ключами доступу входять без пароля. Ключів доступу у вашому акаунті: {count}. Видаліть чужі в акаунті, у розділі «Ключі доступу».',
  'changed.passkeys-removed':
    'Усі сеанси завершено, ключі доступу вашого акаунта видалено ({count}). Додайте свої знову в акаунті, у розділі «Ключі доступу».',
  'moved.subject': 'Адресу для листів змінено',
  'moved.text':
    'Листи про ваш обліковий запис і замовлення тепер надходять на іншу адресу. Якщо це були не ви, увійдіть і поверніть попередню адресу або дайте відповідь на цей лист.',
  'acting.subject': 'Наш співробітник відкрив ваш обліковий запис',
  'acting.text':
    '{when} наш співробітник відкрив ваш обліковий запис, щоб допомогти вам. Усе, що він замовить або змінить, записується з його іменем. Якщо ви не просили про допомогу, будь ласка, дайте відповідь на це повідомлення.',
  'factor-on.subject': 'Двоетапний вхід увімкнено',
  'factor-on.text':
    'Відтепер після входу сторінки для працівників питатимуть код із вашого застосунку. Якщо це були не ви, одразу повідомте адміністратора магазину.',
  'factor-off.subject': 'Двоетапний вхід вимкнено',
  'factor-off.text':
    'Коди з вашого застосунку більше не потрібні. Якщо це були не ви, змініть пароль і одразу повідомте адміністратора магазину.',
  'factor-recovery.subject': 'Використано резервний код',
  'factor-recovery.text':
    'Хтось увійшов на сторінки для працівників з одним із ваших резервних кодів. Залишилося: {left}. Якщо це були не ви, змініть пароль і одразу повідомте адміністратора магазину.',
  'factor-renewed.subject': 'Створено нові резервні коди',
  'factor-renewed.text':
    'Попередні резервні коди для сторінок працівників більше не діють; нові було показано один раз. Якщо це були не ви, змініть пароль і відразу повідомте адміністратора магазину.',
  'factor-reset.subject': 'Двоетапний вхід скинуто',
  'factor-reset.text':
    'Працівник магазину скинув ваш двоетапний вхід, усі ваші сеанси завершено. Увійдіть і налаштуйте його знову. Якщо ви про це не просили, одразу повідомте адміністратора магазину.',
  'passkey-added.subject': 'Додано ключ доступу',
  'passkey-added.text':
    'Відтепер ви можете входити з ключем доступу «{name}». Якщо це були не ви, увійдіть, видаліть його в особистому кабінеті та завершіть сеанси на всіх інших пристроях.',
  'passkey-removed.subject': 'Ключ доступу видалено',
  'passkey-removed.text':
    'З ключем доступу «{name}» більше не можна увійти. Якщо це були не ви, увійдіть і завершіть в особистому кабінеті сеанси на всіх інших пристроях.',
};

const ZH: MailTexts = {
  'contact.text': '如需将我们的邮件发送到此邮箱，请在您的账户中输入验证码：{code}，10 分钟内有效。',
  'contact.mistyped': '如果不是您本人操作，请忽略：不会有任何更改，此验证码也无法用于登录。',
  'goodbye.subject': '您的账户已删除',
  'goodbye.text': '您的账户已按您的要求删除，所有设备均已退出登录。这是我们发给您的最后一封邮件。',
  'goodbye.kept': '订单会在法律要求的期限内保留在我们的账簿中，但不含您的姓名和地址。欢迎您随时以新账户回来。',
  'code.subject': '您的验证码',
  'code.text': '您的验证码是 {code}，10 分钟内有效。',
  'code.link': '您也可以在要登录的设备上打开此链接：{link}',
  'code.mistyped': '不是您本人申请的？那是有人输错了联系方式。您无需任何操作，也请不要把验证码告诉任何人。',
  'call.subject': '请回电 {phone}',
  'call.text': '有顾客希望您拨打 {phone} 与其联系。',
  'guessing.subject': '有人在猜测登录验证码',
  'guessing.text':
    '一小时内，您的商店有 500 次登录验证码输入错误。在这一小时剩余的时间里，新设备只能通过邮件中的链接登录；在常用地址登录的顾客不受影响。请让商店的管理员查看安全日志中的 code-guessing 记录。',
  'welcome.subject': '欢迎',
  'welcome.hello': '{name}，您好：',
  'welcome.text': '您的账户已开通。请打开此链接登录，同时确认该邮箱属于您：{link}',
  'known.subject': '您已有账户',
  'known.text': '有人想用这个邮箱注册账户，但账户已经存在。',
  'known.link': '请在一小时内打开此链接登录：{link}',
  'known.reset': '如果忘记了密码，可以通过此链接设置新密码，同样一小时内有效：{link}',
  'reset.subject': '设置新密码',
  'reset.text': '请在一小时内打开此链接设置新密码：{link}',
  'changed.subject': '您的密码已更改',
  'changed.text':
    '您的密码已更改。如果不是您本人操作，请立即索取设置新密码的链接：所有会话都会随之结束，所有通行密钥都会被删除。',
  'changed.passkeys-kept':
    '使用通行密钥登录无需密码。您的账户中有{count}个通行密钥：请在账户的“通行密钥”中删除不属于您的密钥。',
  'changed.passkeys-removed':
    '所有会话均已结束，您账户的通行密钥已删除（{count}个）。请在账户的“通行密钥”中重新添加您自己的密钥。',
  'moved.subject': '您的联系邮箱已更改',
  'moved.text':
    '今后，有关您的账户和订单的邮件将发送到另一个邮箱。如果不是您本人操作，请登录后改回，或直接回复此邮件。',
  'acting.subject': '我们的工作人员打开了您的账户',
  'acting.text':
    '{when}，我们的工作人员为了帮助您打开了您的账户。其在账户中的下单和更改都会连同姓名一并记录。如果您没有请求帮助，请回复此消息。',
  'factor-on.subject': '两步登录已开启',
  'factor-on.text': '今后登录后，员工页面会要求输入您应用中的验证码。如果不是您本人操作，请立即告知商店管理员。',
  'factor-off.subject': '两步登录已关闭',
  'factor-off.text': '不再要求输入您应用中的验证码。如果不是您本人操作，请更改密码，并立即告知商店管理员。',
  'factor-recovery.subject': '恢复码已被使用',
  'factor-recovery.text':
    '有人使用您的一个恢复码登录了员工页面，还剩 {left} 个。如果不是您本人操作，请更改密码，并立即告知商店管理员。',
  'factor-renewed.subject': '恢复码已更新',
  'factor-renewed.text':
    '您之前的员工页面恢复码已失效，新的恢复码仅显示一次。如果不是您本人操作，请更改密码，并立即告知商店管理员。',
  'factor-reset.subject': '两步登录已重置',
  'factor-reset.text':
    '商店的管理人员重置了您的两步登录，您已在所有设备上退出。请登录并重新设置。如果您没有请求重置，请立即告知商店管理员。',
  'passkey-added.subject': '已添加通行密钥',
  'passkey-added.text':
    '现在您可以使用通行密钥“{name}”登录。如果不是您本人操作，请登录并在账户中删除该密钥，然后退出所有其他设备。',
  'passkey-removed.subject': '已删除通行密钥',
  'passkey-removed.text': '通行密钥“{name}”已不能用于登录。如果不是您本人操作，请登录并在账户中退出所有其他设备。',
};

const TEXTS: Readonly<Record<Language, MailTexts>> = { de: DE, en: EN, ru: RU, uk: UK, zh: ZH };

export function mailText(store: StoreView, key: MailTextKey, params: Readonly<Record<string, string>> = {}): string {
  return fillIn(TEXTS[languageOf(store)][key], params);
}
