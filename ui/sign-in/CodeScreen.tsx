import { useState, type RefObject, useRef } from 'react';
import { FieldFrame } from '../components/fields/FieldFrame';
import { useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import styles from './SignIn.module.css';
import { useCountdown } from './use-countdown';
import { useSubmit, type Refusal, type Send } from '../state/use-submit';

/** A §9. */
const CODE_LENGTH = 4;
/** Milliseconds before a repeated message is announced again. */
const AGAIN_MS = 100;

interface Props {
  readonly contact: string;
  readonly isEmail: boolean;
  /** Milliseconds since the epoch at which a resend is allowed. */
  readonly resendAt: number;
  /** Milliseconds since the epoch at which another call is allowed; 0 if none was made. */
  readonly callAt?: number | undefined;
  readonly onCheck: Send<string>;
  readonly onResend: () => Promise<Refusal | undefined>;
  readonly onCall: () => Promise<Refusal | undefined>;
  readonly onBack: () => void;
}

/** Extracts the code from pasted text. */
function codeOf(typed: string): string {
  return typed.replace(/[^\p{L}\p{N}]/gu, '').slice(0, CODE_LENGTH);
}

/** Second step: submits as soon as four characters are entered. */
export function CodeScreen({ contact, isEmail, resendAt, callAt = 0, onCheck, onResend, onCall, onBack }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { send, wrongAlready, forget } = useRefusedCodes(onCheck);
  const { busy, submit, refusal, errorOf, refuse, clear } = useSubmit(send);
  const isSpent = refusal?.code === 'spent';
  const check = async (wanted: string) => {
    const isWhole = wanted.length === CODE_LENGTH;
    const wrong = isWhole ? wrongAlready(wanted) : { field: 'code', text: t('sign-in.code-short') };
    if (wrong === undefined) await submit(wanted);
    else {
      clear();
      window.setTimeout(() => refuse({ ...wrong }), AGAIN_MS);
    }
    input.current?.select();
  };
  const change = (typed: string) => {
    const next = codeOf(typed);
    setCode(next);
    clear();
    if (next.length === CODE_LENGTH && next !== code) void check(next);
  };
  const begin = (how: Way) => {
    if (how === 'resent') {
      setCode('');
      forget();
    }
    input.current?.focus();
  };
  const again = useAgain({ onResend, onCall, onRefused: refuse, onSent: begin });
  return (
    <SignInFrame
      text={t(isEmail ? 'sign-in.sent-email' : 'sign-in.sent-phone', { contact })}
      action={t(isSpent ? 'sign-in.resend' : 'account.sign-in')}
      busy={busy}
      refused={refusal}
      onSubmit={() => void (isSpent ? again.ask('resent') : check(code))}
      onBack={onBack}
      others={<Again {...{ contact, isEmail, resendAt, callAt }} {...again} isSpent={isSpent} />}
    >
      <CodeField code={code} error={errorOf('code')} inputRef={input} onChange={change} />
    </SignInFrame>
  );
}

/** Remembers refused codes, since attempts are limited. */
function useRefusedCodes(onCheck: Send<string>) {
  const refused = useRef(new Set<string>());
  const last = useRef<Refusal>(undefined);
  return {
    send: async (code: string) => {
      const refusal = await onCheck(code);
      if (refusal?.code !== undefined) {
        refused.current.add(code.toUpperCase());
        last.current = refusal;
      }
      return refusal;
    },
    wrongAlready: (code: string) =>
      last.current?.code === 'spent' || refused.current.has(code.toUpperCase()) ? last.current : undefined,
    forget: () => {
      refused.current.clear();
      last.current = undefined;
    },
  };
}

interface CodeFieldProps {
  readonly code: string;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (typed: string) => void;
}

/** One field, for pasting and SMS autofill. */
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

type Way = 'resent' | 'called';

interface AskingAgain extends Pick<Props, 'onResend' | 'onCall'> {
  readonly onRefused: (refusal: Refusal | undefined) => void;
  readonly onSent: (how: Way) => void;
}

function useAgain({ onResend, onCall, onRefused, onSent }: AskingAgain) {
  const [done, setDone] = useState<Way>();
  const ask = async (how: Way) => {
    const refusal = await (how === 'resent' ? onResend() : onCall());
    onRefused(refusal);
    setDone(refusal === undefined ? how : undefined);
    if (refusal === undefined) onSent(how);
  };
  return { done, ask };
}

type AgainProps = Pick<Props, 'contact' | 'isEmail' | 'resendAt'> &
  ReturnType<typeof useAgain> & {
    readonly callAt: number;
    readonly isSpent: boolean;
  };

/** The countdown is not announced. */
function Again({ contact, isEmail, resendAt, callAt, done, ask, isSpent }: AgainProps) {
  const t = useText();
  const seconds = useCountdown(resendAt);
  const isCalled = useCountdown(callAt) > 0;
  const said = { resent: t('sign-in.resent'), called: t('sign-in.called', { contact }) };
  return (
    <>
      {seconds > 0 ? (
        <p className={styles.wait} data-testid="resend-wait">
          {t('sign-in.resend-in', { time: `0:${String(seconds).padStart(2, '0')}` })}
        </p>
      ) : (
        <>
          {!isSpent && (
            <button type="button" onClick={() => void ask('resent')}>
              {t('sign-in.resend')}
            </button>
          )}
          {!isEmail && (
            <button type="button" disabled={isCalled} onClick={() => void ask('called')}>
              {t(isCalled ? 'sign-in.call-asked' : 'sign-in.call')}
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
