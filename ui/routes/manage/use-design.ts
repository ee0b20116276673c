import { useCallback, useEffect, useRef, useState } from 'react';
import { isShopError } from '../../../core/shopper';
import type { DesignArea, DesignDocument, DesignWorkshop } from '../../../core/staff';
import type { DraftState } from '../../pages/manage/design/DesignEditor';
import { keepEdit, keptEdit } from '../../state/drafts/kept-edit';

const KEEP_AFTER_MS = 600;
const MAX_STEPS = 100;

interface Steps {
  readonly before: readonly DesignDocument[];
  readonly now: DesignDocument;
  readonly after: readonly DesignDocument[];
}

type Published = DesignWorkshop['published'];

export interface DesignWork {
  readonly design: DesignDocument;
  readonly base: Published;
  readonly state: DraftState;
  /** Undefined until the shop has stored the draft. */
  readonly key: string | undefined;
  /** Changes whenever pages must reload. */
  readonly revision: number;
  readonly change: (design: DesignDocument) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly begin: (published: Published) => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const shownBy = ({ navbar, logo, favicons, slides, footer, banners }: DesignDocument) => [
  ...[navbar, logo, favicons, slides, footer, banners],
];

/**
 * Editor state with undo. Drafts are saved on the device at once and in the shop after a pause.
 * @param name device storage key, one per user
 */
export function useDesign(area: DesignArea, workshop: DesignWorkshop, name: string): DesignWork {
  const [first] = useState(() => firstOf(workshop, name));
  const [published, setPublished] = useState(workshop.published);
  const [base, setBase] = useState(first.base);
  const [steps, setSteps] = useState<Steps>({ before: [], now: first.design, after: [] });
  const { before, now, after } = steps;
  const { state, key, revision } = useKeeping({ area, name, design: now, base });
  const change = useCallback((design: DesignDocument) => {
    setSteps((old) => ({ before: [...old.before, old.now].slice(-MAX_STEPS), now: design, after: [] }));
  }, []);
  const last = before.at(-1);
  const [next] = after;
  const isSame = same(now, published.document);
  return {
    design: now,
    base,
    state: isSame && state.kind === 'saved' ? { kind: 'same' } : state,
    key,
    revision,
    change,
    undo: last && (() => setSteps({ before: before.slice(0, -1), now: last, after: [now, ...after] })),
    redo: next && (() => setSteps({ before: [...before, now], now: next, after: after.slice(1) })),
    back: isSame
      ? undefined
      : () => {
          setBase(published);
          change(published.document);
        },
    begin: (fresh) => {
      setPublished(fresh);
      setBase(fresh);
      change(fresh.document);
    },
  };
}

/** A draft only on this device is newer than the shop's. */
function firstOf({ draft, published }: DesignWorkshop, name: string): { base: Published; design: DesignDocument } {
  const kept = keptEdit(name);
  if (kept?.version !== undefined) {
    const { base, values } = kept as unknown as { base: DesignDocument; values: { document: DesignDocument } }; // sound: written by `useKeeping`; the shop validates it
    return { base: { version: kept.version, document: base }, design: values.document };
  }
  if (draft === null) return { base: published, design: published.document };
  return { base: { version: draft.version, document: draft.base }, design: draft.document };
}

interface Keeping {
  readonly area: DesignArea;
  readonly name: string;
  readonly design: DesignDocument;
  readonly base: Published;
}

function useKeeping({ area, name, design, base }: Keeping) {
  const [kept, setKept] = useState<{
    readonly design: DesignDocument;
    readonly base: Published;
    readonly state: DraftState;
  }>();
  const [key, setKey] = useState<string>();
  const [revision, setRevision] = useState(0);
  const shown = useRef<DesignDocument>(undefined);
  useEffect(() => {
    let isOver = false;
    keepEdit(name, { version: base.version, base: base.document, values: { document: design } });
    const save = () => {
      area.saveDraft({ document: design, version: base.version }).then(
        (draft) => {
          if (isOver) return;
          keepEdit(name, undefined);
          setKey(draft.key);
          setKept({ design, base, state: { kind: 'saved' } });
          if (shown.current !== undefined && !same(shownBy(shown.current), shownBy(design)))
            setRevision((old) => old + 1);
          shown.current = design;
        },
        (error: unknown) => {
          if (!isOver) setKept({ design, base, state: stateOf(error) });
        },
      );
    };
    const timer = setTimeout(save, shown.current === undefined ? 0 : KEEP_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [area, name, design, base]);
  const isLatest = kept?.design === design && kept.base === base;
  const state: DraftState = isLatest ? kept.state : { kind: 'saving' };
  return { state, key, revision };
}

function stateOf(error: unknown): DraftState {
  if (!isShopError(error) || error.code !== 'request-rejected') return { kind: 'device' };
  const fields = error.details.fields ?? [];
  const reason = fields.length === 0 ? error.message : fields.map(({ message }) => message).join(', ');
  return { kind: 'refused', reason: reason.replaceAll('document.', '') };
}
