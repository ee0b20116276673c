import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import type { FactorStatus } from '../../core/account';
import { FactorCodeForm } from '../../ui/pages/account/FactorCodeForm';
import { FactorPart } from '../../ui/pages/account/FactorPart';
import { FactorSetUp } from '../../ui/pages/account/FactorSetUp';
import { RecoveryCodes } from '../../ui/pages/account/RecoveryCodes';
import { qrPath } from '../../ui/routes/account/qr-path';
import { inMainUnder } from '../in-main';

const meta: Meta = {
  title: 'Shop/Second factor',
  parameters: { layout: 'padded' },
  decorators: [inMainUnder('My profile')],
};
export default meta;
type Play = NonNullable<StoryObj['play']>;

const nothing = () => undefined;
const right = () => Promise.resolve(undefined);
const wrong = () => Promise.resolve('This code is not correct or was already used.');

const OFF: FactorStatus = {
  is_on: false,
  since: null,
  recovery_codes_left: 0,
  passkeys: 0,
  may_have: true,
  is_required: false,
};
const ON: FactorStatus = { ...OFF, is_on: true, since: '2026-03-02T09:30:00.000Z', recovery_codes_left: 8 };

type PartProps = ComponentProps<typeof FactorPart>;
const part = (more: Partial<PartProps> = {}, play?: Play): StoryObj<PartProps> => ({
  args: {
    status: OFF,
    busy: false,
    error: '',
    onBegin: nothing,
    onRemove: right,
    onRenew: right,
    children: null,
    ...more,
  },
  render: (args) => <FactorPart {...args} />,
  ...(play && { play }),
});
const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
  };
export const Off = part();
export const OffAndRequired = part({ status: { ...OFF, is_required: true } });
export const AsksToSignInAgain = part({
  error: 'To confirm that it is you, please sign out, sign in again and do this within 15 minutes.',
});
export const On = part({ status: ON });
export const Removing = part({ status: ON }, press('Remove two-step sign-in'));
export const MakingNewRecoveryCodes = part({ status: ON }, press('New recovery codes'));

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/shop.example:alma%40vitrine.example?issuer=shop.example&secret=${secret}`;
type SetUpProps = ComponentProps<typeof FactorSetUp>;
const setUp = (more: Partial<SetUpProps> = {}): StoryObj<SetUpProps> => ({
  args: { setUp: { secret, uri }, picture: qrPath(uri), onConfirm: right, onCancel: nothing, ...more },
  render: (args) => <FactorSetUp {...args} />,
});
export const SettingUp = setUp();
export const SettingUpWithoutPicture = setUp({ picture: undefined });

const codes = Array.from({ length: 10 }, (_, at) => `K7QX2${'ABCDEFGHJK'[at] ?? ''}-9RTW4M-HC3VZ8-PE6YQT`);
export const Recovery: StoryObj<ComponentProps<typeof RecoveryCodes>> = {
  args: { codes, onCopy: () => Promise.resolve(true), onDone: nothing },
  render: (args) => <RecoveryCodes {...args} />,
};

type CodeProps = ComponentProps<typeof FactorCodeForm>;
const code = (more: Partial<CodeProps> = {}, play?: Play): StoryObj<CodeProps> => ({
  args: { id: 'factor-code', action: 'Continue', takesRecovery: true, onSend: right, ...more },
  render: (args) => <FactorCodeForm {...args} />,
  ...(play && { play }),
});
export const Code = code();
export const CodeOfRecovery = code({}, press('Use a recovery code'));
export const CodeEmpty = code({}, press('Continue'));
export const CodeWrong = code({ onSend: wrong }, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), '123456');
  await canvas.findByText(/not correct/);
});
