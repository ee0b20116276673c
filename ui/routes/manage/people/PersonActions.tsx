import { useState } from 'react';
import type { User } from '../../../../core/shopper';
import { mayUser, type ManageArea, type PersonDetails } from '../../../../core/staff';
import { Button, ButtonLink } from '../../../components/base/Button';
import { saveFile } from '../../../state/device/save-file';
import { useNotify } from '../../../state/use-notify';
import { useManageText } from '../../../text/manage-text';
import type { PersonDialogKind } from './PersonDialogs';
import { PersonSignIns } from './PersonSignIns';

interface Props {
  readonly person: PersonDetails;
  readonly name: string;
  readonly manage: ManageArea;
  readonly user: User;
  /** List of the person's gift cards. */
  readonly cardsPath: string;
  readonly onOpen: (kind: PersonDialogKind) => void;
  readonly onChanged: () => void;
}

/** Buttons of a person's page, by the rights of the user. */
export function PersonActions({ cardsPath, onOpen, onChanged, ...props }: Props) {
  const t = useManageText();
  const { person, user } = props;
  const may = (permission: 'bonuses:write' | 'people:erase' | 'people:write') =>
    mayUser(user, permission) && person.may_change;
  return (
    <>
      {may('people:write') && (
        <Button kind="secondary" onClick={() => onOpen('edit')}>
          {t('person.edit')}
        </Button>
      )}
      {may('bonuses:write') && person.id !== user.id && (
        <Button kind="secondary" onClick={() => onOpen('bonus')}>
          {t('person.bonus-give')}
        </Button>
      )}
      {mayUser(user, 'gift-cards:read') && (
        <ButtonLink kind="quiet" href={cardsPath}>
          {t('person.gift-cards')}
        </ButtonLink>
      )}
      <PersonSignIns {...props} onChanged={onChanged} />
      {may('people:erase') && (
        <>
          <DataCopy {...props} />
          <Button kind="quiet" onClick={() => onOpen('merge')}>
            {t('person.merge')}
          </Button>
          <Button kind="quiet" onClick={() => onOpen('erase')}>
            {t('person.erase')}
          </Button>
        </>
      )}
    </>
  );
}

function DataCopy({ person, manage }: Pick<Props, 'manage' | 'person'>) {
  const t = useManageText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const data = await manage.personData({ id: String(person.id) });
      const name = `person-${String(person.id)}-${data.made_at.slice(0, 10)}.json`;
      saveFile(name, 'application/json', `${JSON.stringify(data, undefined, 2)}\n`);
    } catch (error) {
      notify(error);
    }
    setBusy(false);
  };
  return (
    <Button kind="quiet" busy={isBusy} onClick={() => void save()}>
      {t('person.data')}
    </Button>
  );
}
