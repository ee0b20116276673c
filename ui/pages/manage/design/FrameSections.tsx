import type { DesignDocument, ShopPicture } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useDesignText } from '../../../text/design-text';
import { UploadPart } from '../records/UploadPart';
import styles from './Design.module.css';
import { AddressPart, ChoicePart, LinesPart, SwitchPart, TextPart } from './fields';
import { PicturePart } from './PicturePart';
import type { SectionProps } from './section';

const TYPES = ['solid', 'gradient', 'texture'] as const;

export function HeaderSection({ design, onChange }: SectionProps) {
  const t = useDesignText();
  const { navbar } = design;
  const set = (change: Partial<DesignDocument['navbar']>) => onChange({ ...design, navbar: { ...navbar, ...change } });
  return (
    <>
      <ChoicePart
        label={t('navbar-type')}
        value={navbar.type}
        choices={TYPES.map((value) => ({ value, label: t(`navbar-${value}`) }))}
        onChange={(type) => set({ type })}
      />
      {navbar.type === 'texture' && (
        <PicturePart
          label={t('navbar-texture-src')}
          path="navbar.texture_preview"
          use="texture"
          value={navbar.texture_preview}
          onChange={(texture) => set({ texture_preview: texture })}
        />
      )}
      <SwitchPart
        label={t('navbar-transparent')}
        value={navbar.transparent}
        onChange={(transparent) => set({ transparent })}
      />
      <SwitchPart
        label={t('navbar-blur')}
        value={navbar.blur || navbar.solid_blur}
        onChange={(blur) => set({ blur, solid_blur: blur })}
      />
      <SwitchPart label={t('navbar-sticky')} value={navbar.sticky} onChange={(sticky) => set({ sticky })} />
      <SwitchPart
        label={t('navbar-hide')}
        value={navbar.sticky_hide && navbar.sticky_hideable}
        onChange={(hide) => set({ sticky_hide: hide, sticky_hideable: hide })}
      />
    </>
  );
}

export function LogoSection({ design, onChange }: SectionProps) {
  const t = useDesignText();
  const { logo, favicons } = design;
  const set = (change: Partial<DesignDocument['logo']>) => onChange({ ...design, logo: { ...logo, ...change } });
  const setIcon = (index: number, change: Partial<DesignDocument['favicons'][number]>) =>
    onChange({ ...design, favicons: favicons.map((icon, at) => (at === index ? { ...icon, ...change } : icon)) });
  return (
    <>
      <LinesPart label={t('logo-xml')} path="logo.xml" value={logo.xml} onChange={(xml) => set({ xml })} />
      <AddressPart label={t('logo-svg')} path="logo.svg" value={logo.svg} onChange={(svg) => set({ svg })} />
      <PicturePart label={t('logo-png')} path="logo.png" use="logo" value={logo.png} onChange={(png) => set({ png })} />
      <UploadPart
        label={t('icons-upload')}
        use="icon"
        onKept={(icons) => onChange({ ...design, favicons: icons.map(iconOf) })}
      />
      {favicons.map((icon, index) => {
        const name = t('favicon', { number: index + 1 });
        return (
          <fieldset key={index} className={styles.group}>
            <legend>{name}</legend>
            <img src={icon.src} alt="" width={32} height={32} />
            <AddressPart
              label={name}
              path="favicons.0.src"
              value={icon.src}
              onChange={(src) => setIcon(index, { src: src ?? '' })}
            />
            <TextPart
              label={t('favicon-size', { number: index + 1 })}
              value={icon.size}
              path="favicons.0.size"
              onChange={(size) => setIcon(index, { size })}
            />
            <Button
              kind="quiet"
              onClick={() => onChange({ ...design, favicons: favicons.filter((_, at) => at !== index) })}
            >
              {t('remove', { name })}
            </Button>
          </fieldset>
        );
      })}
      <Button
        kind="secondary"
        onClick={() =>
          onChange({
            ...design,
            favicons: [...favicons, { type: 'image/png', src: '/icons/icon-192.png', size: '192x192' }],
          })
        }
      >
        {t('favicon-add')}
      </Button>
    </>
  );
}

function iconOf({ src, width, height }: ShopPicture): DesignDocument['favicons'][number] {
  return { type: 'image/png', src, size: `${String(width)}x${String(height)}` };
}

const FOOTER = ['company', 'email_support', 'phone_display', 'phone_800_link'] as const;
const NETWORKS = [
  ['telegram_link', 'Telegram'],
  ['whatsapp_link', 'WhatsApp'],
  ['viber_link', 'Viber'],
  ['instagram_link', 'Instagram'],
  ['facebook_link', 'Facebook'],
] as const;

export function FooterSection({ design, onChange }: SectionProps) {
  const t = useDesignText();
  const { footer } = design;
  const labels = [...FOOTER.map((name) => [name, t(name)] as const), ...NETWORKS];
  return labels.map(([name, label]) => (
    <TextPart
      key={name}
      label={label}
      value={footer[name]}
      path={`footer.${name}`}
      onChange={(value) => onChange({ ...design, footer: { ...footer, [name]: value } })}
    />
  ));
}

export function BannerSection({ design, onChange }: SectionProps) {
  const t = useDesignText();
  const { banners } = design;
  const set = (change: Partial<DesignDocument['banners']>) =>
    onChange({ ...design, banners: { ...banners, ...change } });
  return (
    <>
      <SwitchPart
        label={t('show_bonuses_banner')}
        value={banners.show_bonuses_banner}
        onChange={(isOn) => set({ show_bonuses_banner: isOn })}
      />
      <TextPart
        label={t('bonuses_banner_code')}
        value={banners.bonuses_banner_code}
        path="banners.bonuses_banner_code"
        onChange={(code) => set({ bonuses_banner_code: code })}
      />
      <SwitchPart
        label={t('show_cookie')}
        value={banners.show_cookie}
        onChange={(isOn) => set({ show_cookie: isOn })}
      />
    </>
  );
}
