import { useRef, useState } from 'react';
import type { BloggersArea, PromoProduct } from '../../../core/blogger';
import { ArchiveForm } from '../../pages/cabinet/ArchiveForm';
import styles from '../../pages/cabinet/Work.module.css';
import { WorkButton } from '../../pages/cabinet/WorkButton';
import { useShop } from '../../state/shop-context';
import { useCabinetText } from '../../text/cabinet-text';
import { postError } from './post-error';
import { useWork } from './use-work';

interface WorkProps {
  readonly bloggers: BloggersArea;
  readonly onDone?: () => void;
}
interface OfProduct extends WorkProps {
  readonly product: PromoProduct;
}

function useDone() {
  const shop = useShop();
  return (code: string, message: string) => shop.notices.spawn({ type: 'success', code, message });
}

export function Received({
  bloggers,
  order,
  title,
  onDone,
}: WorkProps & { readonly order: string; readonly title: string }) {
  const t = useCabinetText();
  const format = useDone();
  const { run, ...state } = useWork();
  const done = () => {
    format('promo-received', t('receive.done'));
    onDone?.();
  };
  return (
    <WorkButton
      {...state}
      label={t('receive.button')}
      name={t('receive.named', { title })}
      onPress={() => void run(() => bloggers.orderReceived(order), done)}
    />
  );
}

export function BringBack({ bloggers, product: { id, title }, onDone }: OfProduct) {
  const t = useCabinetText();
  const format = useDone();
  const { run, ...state } = useWork();
  const done = () => {
    format('promo-brought-back', t('archive.back-done', { title }));
    onDone?.();
  };
  return (
    <WorkButton
      {...state}
      label={t('archive.back')}
      name={t('archive.back-named', { title })}
      onPress={() => void run(() => bloggers.unarchive(id), done)}
    />
  );
}

export function PutAway({ bloggers, product: { id, title }, onDone }: OfProduct) {
  const t = useCabinetText();
  const format = useDone();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { run, ...state } = useWork(postError);
  const close = () => {
    setOpen(false);
    place.current?.focus();
  };
  const done = () => {
    format('promo-archived', t('archive.done', { title }));
    close();
    onDone?.();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {isOpen ? (
        <ArchiveForm
          {...state}
          title={title}
          onArchive={(why) => void run(() => bloggers.archive(id, why), done)}
          onCancel={close}
        />
      ) : (
        <WorkButton
          kind="quiet"
          busy={false}
          error={undefined}
          label={t('archive.button')}
          name={t('archive.named', { title })}
          onPress={() => setOpen(true)}
        />
      )}
    </div>
  );
}
