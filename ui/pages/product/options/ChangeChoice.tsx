import type { ComponentProps, ComponentType } from 'react';
import type { ProductView } from '../../../../core/shopper';
import { Button } from '../../../components/base/Button';
import { Modal } from '../../../components/base/Modal';
import { Price } from '../../../components/base/Price';
import { useGoodsLang, useText } from '../../../text/text-context';
import styles from './ChangeChoice.module.css';
import type { OptionPicker } from './OptionPicker';

interface Props {
  readonly view: ProductView;
  readonly isBusy: boolean;
  readonly problem?: string | undefined;
  /** Passed in, because importing it would split the product page's chunk. */
  readonly Picker: ComponentType<ComponentProps<typeof OptionPicker>>;
  readonly onChoose: (code: string, value: string) => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

export function ChangeChoice({ view, isBusy, problem, Picker, onChoose, onTake, onClose }: Props) {
  const [t, lang] = [useText(), useGoodsLang()];
  const { parent, options, price, stock, unchosen } = view;
  const isGone = stock.status === 'out_of_stock';
  return (
    <Modal
      title={t('cart.change-title')}
      onClose={onClose}
      footer={
        <Button kind="buy" wide busy={isBusy} disabled={isGone || unchosen.length > 0} onClick={onTake}>
          {t(isGone ? 'product.sold-out' : 'cart.change-take')}
        </Button>
      }
    >
      <div className={styles.body} data-testid="change-choice">
        <p className={styles.name} lang={lang}>
          {parent.name}
        </p>
        <Price final={price.final} regular={price.onSale ? price.regular : undefined} />
        {options.map((option, index) => (
          <Picker
            key={option.code}
            option={option}
            leads={index === 0}
            onChoose={(value) => onChoose(option.code, value)}
          />
        ))}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    </Modal>
  );
}
