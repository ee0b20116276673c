import { useId, useState } from 'react';
import { MAX_VIEW_NAME } from '../../../../core/internal-staff';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { Link } from '../../../components/base/Link';
import { Modal } from '../../../components/base/Modal';
import { useManageText } from '../../../text/manage-text';
import styles from './Orders.module.css';

export interface OrderView {
  readonly name: string;
  readonly path: string;
  readonly isHere: boolean;
  readonly onDrop?: (() => void) | undefined;
}

interface Props {
  readonly views: readonly OrderView[];
  readonly onKeep?: ((name: string) => void) | undefined;
}

export function OrderViews({ views, onKeep }: Props) {
  const t = useManageText();
  const [isNaming, setNaming] = useState(false);
  return (
    <nav className={styles.views} aria-label={t('orders.views')}>
      <ul>
        {views.map(({ name, path, isHere, onDrop }) => (
          <li key={`${name} ${path}`}>
            <Link className={styles.view} href={path} aria-current={isHere ? 'page' : undefined}>
              {name}
            </Link>
            {onDrop !== undefined && (
              <button
                type="button"
                className={styles.drop}
                aria-label={t('orders.view-drop', { name })}
                onClick={onDrop}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {onKeep !== undefined && (
        <Button kind="quiet" onClick={() => setNaming(true)}>
          {t('orders.view-save')}
        </Button>
      )}
      {isNaming && onKeep !== undefined && (
        <NameDialog
          onClose={() => setNaming(false)}
          onKeep={(name) => {
            setNaming(false);
            onKeep(name);
          }}
        />
      )}
    </nav>
  );
}

function NameDialog({ onKeep, onClose }: { readonly onKeep: (name: string) => void; readonly onClose: () => void }) {
  const t = useManageText();
  const id = useId();
  const [name, setName] = useState('');
  return (
    <Modal
      title={t('orders.view-save')}
      onClose={onClose}
      footer={
        <Button type="submit" form={`${id}-form`}>
          {t('record.save')}
        </Button>
      }
    >
      <form
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onKeep(name.trim());
        }}
      >
        <Field
          id={id}
          label={t('orders.view-name')}
          value={name}
          onChange={setName}
          maxLength={MAX_VIEW_NAME}
          required
        />
      </form>
    </Modal>
  );
}
