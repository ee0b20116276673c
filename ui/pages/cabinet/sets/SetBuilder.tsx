import { clsx } from 'clsx';
import { useId, useRef, type ReactNode } from 'react';
import { BLOGGER_LIMITS, missingTypes, setTypeOf, type PromoProduct } from '../../../../core/blogger';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { useKeptFocus } from '../../../state/use-kept-focus';
import { useCabinetText } from '../../../text/cabinet-text';
import { EmptyList } from '../../ListPage';
import { SetChoices } from './SetChoices';
import { SetList } from './SetList';
import styles from './Sets.module.css';
import { SetSlots } from './SetSlots';

interface Props {
  readonly products: readonly PromoProduct[];
  readonly collected: readonly PromoProduct[];
  readonly title: string;
  readonly busy: boolean;
  readonly error?: ReactNode;
  readonly pathOf: (id: number) => string;
  readonly onToggle: (id: number) => void;
  readonly onTitle: (title: string) => void;
  readonly onSave: () => void;
}

export function SetBuilder(props: Props) {
  const { products, collected, title, busy, error, pathOf, onToggle, onTitle, onSave } = props;
  const t = useCabinetText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form);
  const types = collected.map(({ type_type: type }) => type);
  const isComplete = setTypeOf(types) !== undefined;
  const missing = missingTypes(types).map((type) => t(`part.${type}`));
  const singles = products.filter(({ is_set: isSet }) => !isSet);
  const sets = products.filter(({ is_set: isSet }) => isSet);
  if (products.length === 0) return <EmptyList title={t('set.none')} hint={t('set.none-hint')} />;
  return (
    <div className={styles.builder}>
      <form
        ref={form}
        className={styles.form}
        aria-labelledby={`${id}-chosen`}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !busy) onSave();
        }}
      >
        <h2 id={`${id}-chosen`} className={clsx('display', styles.heading)}>
          {t('set.chosen')}
        </h2>
        <SetSlots collected={collected} onTakeOut={onToggle} />
        <Field
          id={`${id}-title`}
          label={t('set.title')}
          hint={t('set.title-hint')}
          value={title}
          maxLength={BLOGGER_LIMITS.title}
          onChange={onTitle}
        />
        {error !== undefined && (
          <div role="alert" className={styles.error}>
            {error}
          </div>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={busy} disabled={!isComplete} aria-describedby={`${id}-state`}>
            {t(busy ? 'set.saving' : 'set.save')}
          </Button>
          <p id={`${id}-state`} role="status" className={styles.soft}>
            {isComplete ? t('set.complete') : t('set.missing', { types: missing.join(', ') })}
          </p>
        </div>
      </form>
      <SetChoices products={singles} sets={sets} collected={collected} onToggle={onToggle} />
      <SetList sets={sets} products={singles} pathOf={pathOf} />
    </div>
  );
}
