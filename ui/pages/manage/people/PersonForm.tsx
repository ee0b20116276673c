import { useId, useState } from 'react';
import {
  areTags,
  MAX_EMAIL_LENGTH,
  PERSON_LIMITS,
  readTags,
  TAG_LIMITS,
  type PersonInput,
} from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import type { PersonDetails } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import { PersonDialog, type PersonFormState } from './PersonDialog';

/** All tags, separated by a comma and a space. */
const LONGEST_TAGS = TAG_LIMITS.count * (TAG_LIMITS.length + 2);

interface Props extends PersonFormState {
  readonly person: PersonDetails;
  readonly name: string;
  readonly onGo: (input: PersonInput) => void;
}

/** Name, contacts and tags. Only what was changed is sent. */
export function PersonForm({ person, name, onGo, ...state }: Props) {
  const t = useManageText();
  const id = useId();
  const before = {
    firstname: person.firstname,
    lastname: person.lastname,
    email: person.login_email ?? person.email ?? '',
    phone: person.phone ?? '',
  };
  const [typed, setTyped] = useState(before);
  const [tags, setTags] = useState(person.tags.join(', '));
  const [isWrong, setWrong] = useState(false);
  const set = (field: keyof typeof before) => (value: string) => setTyped({ ...typed, [field]: value });
  const error = (field: string) => lookUp(state.faults, field);
  const go = () => {
    const read = readTags(tags);
    setWrong(!areTags(read));
    if (!areTags(read)) return;
    const names = ['firstname', 'lastname', 'email', 'phone'] as const;
    const changed = Object.fromEntries(
      names.filter((field) => typed[field] !== before[field]).map((field) => [field, typed[field]]),
    );
    onGo({ ...changed, ...(read.join() !== person.tags.join() && { tags: [...read] }) });
  };
  const field = (of: keyof typeof before, label: string, more: Partial<Parameters<typeof Field>[0]> = {}) => (
    <Field id={`${id}-${of}`} label={label} value={typed[of]} onChange={set(of)} error={error(of)} {...more} />
  );
  return (
    <PersonDialog {...state} title={t('person.edit-title', { name })} go={t('person.save')} onGo={go}>
      {field('firstname', t('person.firstname'), { maxLength: PERSON_LIMITS.name })}
      {field('lastname', t('person.lastname'), { maxLength: PERSON_LIMITS.name })}
      {person.may_move && (
        <>
          {field('email', t('person.email'), {
            type: 'email',
            maxLength: MAX_EMAIL_LENGTH,
            hint: t('person.contact-hint'),
          })}
          {field('phone', t('person.phone'), { type: 'tel', maxLength: PERSON_LIMITS.phone })}
        </>
      )}
      <Field
        id={`${id}-tags`}
        label={t('person.tags')}
        hint={t('person.tags-hint')}
        value={tags}
        onChange={setTags}
        maxLength={LONGEST_TAGS}
        error={isWrong ? t('person.tags-wrong') : error('tags')}
      />
    </PersonDialog>
  );
}
