import { useEffect, useState, type DragEvent } from 'react';

/** What takes files that are dropped on an element, by the browser's own events. */
export interface FileDrop {
  /** Whether files are held over it. */
  readonly isOver: boolean;
  /** To be spread on the element. */
  readonly area: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/**
 * Files can be dropped on an element besides being chosen in its field, which stays for keyboards. One that misses it opens nothing: the browser would leave
 * the page for it, and with it what was typed there.
 * @param isOff nothing is taken meanwhile
 */
export function useFileDrop({
  isOff = false,
  onFiles,
}: {
  readonly isOff?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): FileDrop {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isOff ? 'none' : 'copy';
    setOver(!isOff);
  };
  return {
    isOver,
    area: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        setOver(false);
        if (!isOff) onFiles(files);
      },
    },
  };
}
