import { useId } from 'react';
import { IMPORT_FIELD_NAMES, type ImportField, type KeptImportMaps } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { fieldName } from './import-fields';
import styles from './PriceDifference.module.css';

interface Props {
  readonly maps: KeptImportMaps['items'];
  readonly isBusy: boolean;
  readonly onForget: (id: string) => void;
}

export function KeptMaps({ maps, isBusy, onForget }: Props) {
  const t = useManageText();
  const locale = useLocale();
  const id = useId();
  if (maps.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.difference}>
      <h2 id={id} data-heading>
        {t('import.maps')}
      </h2>
      <p className={styles.hint}>{t('import.maps-hint')}</p>
      <ul className={styles.lists}>
        {maps.map((kept) => (
          <li key={kept.id} data-row className={styles.list}>
            <span>
              {columnsText(kept, t)} <span className={styles.name}>{momentOf(kept.kept_at, locale)}</span>
            </span>
            <Button kind="secondary" busy={isBusy} onClick={() => onForget(kept.id)}>
              {t('import.map-forget')}
              <span className="visually-hidden"> {kept.map.columns[0]?.column}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Example: 'SKU: Art.-Nr., Name: Bezeichnung …'. */
function columnsText({ map }: Props['maps'][number], t: ManageText): string {
  const known = (field: string): field is ImportField => IMPORT_FIELD_NAMES.some((name) => name === field);
  return map.columns.map(({ column, field }) => `${known(field) ? fieldName(field, t) : field}: ${column}`).join(', ');
}
