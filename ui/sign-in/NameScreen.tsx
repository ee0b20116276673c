import { useState } from 'react';
import { Field } from '../components/fields/Field';
import { useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import { useSubmit, type Send } from '../state/use-submit';

interface Props {
  readonly name: string;
  readonly onSave: Send<string>;
  readonly onBack: () => void;
}

export function NameScreen({ name: given, onSave, onBack }: Props) {
  const t = useText();
  const [name, setName] = useState(given);
  const { busy, submit, refusal, errorOf, clear } = useSubmit(onSave);
  return (
    <SignInFrame
      text={t('sign-in.name-text')}
      action={t('sign-in.save-name')}
      busy={busy}
      refused={refusal}
      onSubmit={() => void submit(name)}
      unasked
      onBack={onBack}
    >
      <Field
        id="sign-in-name"
        label={t('sign-in.name')}
        value={name}
        required
        autoComplete="name"
        error={errorOf('name')}
        onChange={(value) => {
          setName(value);
          clear();
        }}
      />
    </SignInFrame>
  );
}
