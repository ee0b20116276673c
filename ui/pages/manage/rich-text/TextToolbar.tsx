import type { EditorView } from 'prosemirror-view';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useManageText } from '../../../text/manage-text';
import { linkAt, setStyle, styleOf, TEXT_STYLES, TEXT_TOOLS } from './commands';
import styles from './RichText.module.css';
import { TOOL_PATHS } from './tool-paths';

interface Props {
  readonly view: EditorView;
  readonly isDisabled: boolean;
  readonly isLinking: boolean;
  readonly onLink: () => void;
}

const MARKS = ['bold', 'italic', 'underline'] as const;
const OTHERS = ['bullets', 'numbers', 'undo', 'redo'] as const;

/** One stop for the Tab key; arrow keys move inside. */
export function TextToolbar({ view, isDisabled, isLinking, onLink }: Props) {
  const t = useManageText();
  const barRef = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('style');
  const stopOf = (name: string) => ({ name, tabIndex: stop === name ? 0 : -1 });
  const { state } = view;
  const tool = (name: (typeof MARKS | typeof OTHERS)[number]) => {
    const { command, ...more } = TEXT_TOOLS[name];
    const isActive = 'isActive' in more ? more.isActive(state) : undefined;
    return (
      <ToolButton
        key={name}
        {...stopOf(name)}
        path={TOOL_PATHS[name]}
        label={t(`rich.${name}`)}
        isPressed={isActive}
        isDisabled={isDisabled || !command(state)}
        onPress={() => {
          command(view.state, view.dispatch, view);
          view.focus();
        }}
      />
    );
  };
  return (
    <div
      ref={barRef}
      role="toolbar"
      aria-label={t('rich.toolbar')}
      className={styles.bar}
      onKeyDown={(event) => moveFocus(event, barRef.current)}
      onFocus={({ target }: FocusEvent<HTMLElement>) => setStop(target.getAttribute('name') ?? 'style')}
    >
      <StyleSelect view={view} isDisabled={isDisabled} tabIndex={stopOf('style').tabIndex} />
      {MARKS.map(tool)}
      <ToolButton
        {...stopOf('link')}
        path={TOOL_PATHS.link}
        label={t('rich.link')}
        isPressed={linkAt(state) !== undefined}
        isExpanded={isLinking}
        isDisabled={isDisabled}
        onPress={onLink}
      />
      {OTHERS.map(tool)}
    </div>
  );
}

function StyleSelect({
  view,
  isDisabled,
  tabIndex,
}: Pick<Props, 'isDisabled' | 'view'> & { readonly tabIndex: number }) {
  const t = useManageText();
  return (
    <select
      name="style"
      tabIndex={tabIndex}
      aria-label={t('rich.style')}
      value={styleOf(view.state)}
      disabled={isDisabled}
      onChange={({ currentTarget: { value } }) => {
        const style = TEXT_STYLES.find((one) => one === value);
        if (style !== undefined) setStyle(style)(view.state, view.dispatch, view);
        view.focus();
      }}
    >
      {TEXT_STYLES.map((style) => (
        <option key={style} value={style}>
          {t(`rich.${style}`)}
        </option>
      ))}
    </select>
  );
}

interface ToolProps {
  readonly name: string;
  readonly tabIndex: number;
  readonly path: string;
  readonly label: string;
  readonly isPressed: boolean | undefined;
  readonly isExpanded?: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Keeps the selection of the text while it is pressed. */
function ToolButton({ name, tabIndex, path, label, isPressed, isExpanded, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      {...{ name, tabIndex }}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isDisabled || undefined}
      className={styles.tool}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  );
}

function moveFocus(event: KeyboardEvent, bar: HTMLElement | null): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const tools = [...(bar?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const at = tools.findIndex((tool) => tool === document.activeElement);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  tools[(at + step + tools.length) % tools.length]?.focus();
}
