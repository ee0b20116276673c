import { useEffect, useRef, type ComponentProps, type ComponentType } from 'react';
import { CART_THUMBNAIL } from '../../../core/internal';
import type { OptionChoices, ProductView } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { Link } from '../../components/base/Link';
import { Modal } from '../../components/base/Modal';
import { Picture } from '../../components/base/Picture';
import { Price } from '../../components/base/Price';
import { useGoodsLang, useText, type Translate } from '../../text/text-context';
import type { OptionPicker } from './options/OptionPicker';
import styles from './QuickAddDialog.module.css';

interface Props {
  readonly name: string;
  readonly brand?: string | undefined;
  readonly image: string;
  readonly href: string;
  readonly view: ProductView | undefined;
  readonly isBusy: boolean;
  readonly tries: number;
  readonly problem?: string | undefined;
  /** Passed in; it ships with the product page's code. */
  readonly Picker: ComponentType<ComponentProps<typeof OptionPicker>>;
  readonly onChoose: (code: string, value: string) => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

function chooseWord({ code, label }: Pick<OptionChoices, 'code' | 'label'>, t: Translate): string {
  return code === 'size' ? t('product.choose-size') : t('product.choose', { option: label });
}

function buttonWord({ stock, options, unchosen }: ProductView, t: Translate): string {
  if (stock.status === 'out_of_stock') return t('product.sold-out');
  const first = options.find(({ code }) => code === unchosen[0]);
  return first ? chooseWord(first, t) : t('product.add');
}

export function QuickAddDialog(props: Props) {
  const { name, brand, image, href, view, isBusy, tries, problem, onAdd, onClose } = props;
  const [t, lang] = [useText(), useGoodsLang()];
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) body.current?.querySelector<HTMLElement>('[data-missing] input:enabled')?.focus();
  }, [tries]);
  return (
    <Modal
      title={t('quick.title')}
      onClose={onClose}
      footer={
        <Button
          kind="buy"
          wide
          busy={isBusy || view === undefined}
          disabled={view?.stock.status === 'out_of_stock'}
          onClick={onAdd}
          data-testid="quick-take"
        >
          {view ? buttonWord(view, t) : t('product.add')}
        </Button>
      }
    >
      <div className={styles.body} ref={body} data-testid="quick-choice">
        <div className={styles.piece}>
          {image !== '' && <Picture path={image} size={CART_THUMBNAIL} alt="" className={styles.picture} priority />}
          <div>
            {brand !== undefined && <p className={styles.brand}>{brand}</p>}
            <p className={styles.name} lang={lang}>
              {name}
            </p>
            {view && (
              <Price
                final={view.price.final}
                regular={view.price.onSale ? view.price.regular : undefined}
                from={view.price.from}
              />
            )}
          </div>
        </div>
        <div className={styles.choices} aria-busy={view === undefined}>
          {view && <Choices {...props} view={view} />}
        </div>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Link href={href} className={styles.more}>
          {t('quick.page')}
        </Link>
      </div>
    </Modal>
  );
}

function Choices({ view, tries, Picker, onChoose }: Props & { readonly view: ProductView }) {
  const t = useText();
  const asked = view.options.filter(({ code, choices }) => code !== 'size' || choices.length > 1);
  return asked.map((option, index) => (
    <Picker
      key={option.code}
      option={option}
      leads={index === 0}
      missing={tries > 0 && view.unchosen.includes(option.code) ? chooseWord(option, t) : undefined}
      onChoose={(value) => onChoose(option.code, value)}
    />
  ));
}
