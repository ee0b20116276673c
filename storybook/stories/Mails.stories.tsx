import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { LetterMail } from '../../adapters/mail/letter-mail';
import { mailSkinOf } from '../../adapters/platform/content/site/mail-skin';
import { STORE_VIEWS } from '../../core/shopper';
import { lettersIn } from '../fixtures/letters';

const meta: Meta = { title: 'Shop/Mails' };
export default meta;
type Story = StoryObj;

const LANGUAGES = ['en', 'de', 'ru', 'uk', 'zh'] as const;

const mail = (kind: string, skin: unknown = {}): Story => ({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(360px, 1fr))', gap: 16 }}>
      {LANGUAGES.map((language) => {
        const store = STORE_VIEWS.find(({ i18n }) => i18n.defaultLanguage === language);
        const letter = store && lettersIn(store).get(kind);
        if (letter === undefined) return null;
        const html = renderToStaticMarkup(<LetterMail letter={letter} skin={mailSkinOf(skin)} language={language} />);
        const title = `${kind} (${language})`;
        return <iframe key={language} title={title} srcDoc={html} style={{ width: '100%', height: 1100, border: 0 }} />;
      })}
    </div>
  ),
});

export const OrderPlaced: Story = mail('order');
export const OrderInAnotherSkin: Story = mail('order', { skin: 'fjord' });
export const Sent: Story = mail('sent');
export const Delivered: Story = mail('delivered');
export const ReturnStarted: Story = mail('return');
export const ReturnArrived: Story = mail('returned');
export const Cancelled: Story = mail('canceled');
export const MoneyBack: Story = mail('refunded');
export const Code: Story = mail('code');
export const Welcome: Story = mail('welcome');
export const NewPassword: Story = mail('reset');
export const WaitsForStock: Story = mail('wait');
export const BackInStock: Story = mail('back');
export const NewsletterAsked: Story = mail('newsletterAsked');
export const NewsletterWelcome: Story = mail('newsletterWelcome');
export const Downloads: Story = mail('downloads');
export const GiftCard: Story = mail('card');
export const Booking: Story = mail('bookings');
