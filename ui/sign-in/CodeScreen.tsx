import { useState, type RefObject, useRef } from 'react';
import { FieldFrame } from '../components/FieldFrame';
import { useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import styles from './SignIn.module.css';
import { useCountdown } from './use-countdown';
import { useSubmit, type Refusal, type Send } from './use-submit';

/** A §9. */
const CODE_LENGTH = 4;

interface Props {
  /** What the code was sent to. */
  readonly contact: string;
  readonly isEmail: boolean;
  /** Milliseconds since the epoch from which another one can be asked for. */
  readonly resendAt: number;
  readonly onCheck: Send<string>;
  /** Resolve to what was wrong; undefined when nothing was. */
  readonly onResend: () => Promise<Refusal | undefined>;
  readonly onCall: () => Promise<Refusal | undefined>;
  readonly onBack: () => void;
}

/** The code of whatever was typed or pasted: mails and messages have blanks and marks around it. */
function codeOf(typed: string): string {
  return typed.replace(/[^\p{L}\p{N}]/gu, '').slice(0, CODE_LENGTH);
}

/** The second step (A §4.1): four characters, which are sent off as soon as they are there. */
export function CodeScreen({ contact, isEmail, resendAt, onCheck, onResend, onCall, onBack }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { busy, submit, errorOf, refuse, mend } = useSubmit(onCheck);
  const check = async (wanted: string) => {
    // After a mistake it is typed over.
    if (!(await submit(wanted))) input.current?.select();
  };
  const change = (typed: string) => {
    const next = codeOf(typed);
    setCode(next);
    mend();
    if (next.length === CODE_LENGTH && next !== code) void check(next);
  };
  /** The code before is no longer good, and the button that was pressed is gone. */
  const begin = () => {
    setCode('');
    input.current?.focus();
  };
  return (
    <SignInFrame
      text={t(isEmail ? 'sign-in.sent-email' : 'sign-in.sent-phone', { contact })}
      action={t('account.sign-in')}
      busy={busy}
      onSubmit={() => void check(code)}
      onBack={onBack}
      others={<Again {...{ contact, isEmail, resendAt, onResend, onCall }} onRefused={refuse} onSent={begin} />}
    >
      <CodeField code={code} error={errorOf('code')} inputRef={input} onChange={change} />
    </SignInFrame>
  );
}

interface CodeFieldProps {
  readonly code: string;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (typed: string) => void;
}

/** One field, so that a code can be pasted, and filled in by a phone that has received it. */
function CodeField({ code, error, inputRef, onChange }: CodeFieldProps) {
  const t = useText();
  return (
    <div className={styles.code}>
      <FieldFrame id="sign-in-code" label={t('sign-in.code')} value={code} required error={error} onChange={onChange}>
        {(tied) => (
          <input
            {...tied}
            ref={inputRef}
            type="text"
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </FieldFrame>
    </div>
  );
}

type AgainProps = Pick<Props, 'contact' | 'isEmail' | 'resendAt' | 'onResend' | 'onCall'> & {
  readonly onRefused: (refusal: Refusal | undefined) => void;
  readonly onSent: () => void;
};

/** For whom no code comes. The seconds are not read out: a screen reader would speak without end. */
function Again({ contact, isEmail, resendAt, onResend, onCall, onRefused, onSent }: AgainProps) {
  const t = useText();
  const [done, setDone] = useState<'resent' | 'called' | undefined>(undefined);
  const seconds = useCountdown(resendAt);
  const ask = async (how: 'resent' | 'called') => {
    const refusal = await (how === 'resent' ? onResend() : onCall());
    onRefused(refusal);
    setDone(refusal === undefined ? how : undefined);
    if (refusal === undefined) onSent();
  };
  const said = { resent: t('sign-in.resent'), called: t('sign-in.called', { contact }) };
  return (
    <>
      {seconds > 0 ? (
        <p className={styles.wait} data-testid="resend-wait">
          {t('sign-in.resend-in', { time: `0:${String(seconds).padStart(2, '0')}` })}
        </p>
      ) : (
        <>
          <button type="button" onClick={() => void ask('resent')}>
            {t('sign-in.resend')}
          </button>
          {!isEmail && (
            <button type="button" onClick={() => void ask('called')}>
              {t('sign-in.call')}
            </button>
          )}
        </>
      )}
      <p role="status" className={done === undefined ? 'visually-hidden' : styles.wait}>
        {done === undefined ? '' : said[done]}
      </p>
    </>
  );
}
