/**
 * A modal dialog on the browser's own element, which traps and returns the focus. Widths: 545 for cancel dialogs, 500
 * for forms and consent, 597 for previews, 800 for the rest (docs/rules/errors.md#dialogs); never wider than the
 * screen.
 */
import './dialog.css';
import './press/press-guard.css';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../texts/texts.ts';
import { Icon } from './icon.tsx';
import { focusAfterDialog } from './lost-focus.ts';
import { Announcements } from './notifications.tsx';

/** The attribute of the part, with `tabIndex={-1}`, that has the focus when the dialog opens. */
const FIRST_FOCUS = 'data-first-focus';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  width?: 545 | 500 | 597 | 800;
  /** false: no close button, and neither Escape nor a press outside closes it. */
  dismissable?: boolean;
  children: ReactNode;
};

export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, width = 800, dismissable = true, children }: Omit<Props, 'open'>) {
  const { t } = useTranslation();
  const titleId = useId();

  function handlePressOutside(event: MouseEvent<HTMLDialogElement>): void {
    // The second press of a double one that has opened the dialog (`detail` counts them) is not meant for it.
    if (dismissable && event.target === event.currentTarget && event.detail < 2) onClose();
  }

  return (
    <dialog
      ref={showModal}
      className={`dialog dialog--${width}`}
      aria-labelledby={titleId}
      onMouseDown={handlePressOutside}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dismissable) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
    >
      <div className="dialog__box">
        <header className="dialog__header">
          <h2 id={titleId} className="dialog__title">
            {title}
          </h2>
          {dismissable && (
            <button type="button" className="dialog__close" onClick={onClose} aria-label={t('ui.close')}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
        <Announcements />
      </div>
    </dialog>
  );
}

/** The `ref` of a dialog. Its parts are in the document, so what asks for the first focus gets it. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  const first = dialog.querySelector<HTMLElement>(`[${FIRST_FOCUS}]`);
  if (first) {
    // The browser has focused the first button, which may be far below.
    first.focus({ preventScroll: true });
    dialog.scrollTo(0, 0);
  }
  return () => {
    const focusNext = focusAfterDialog(dialog);
    dialog.close();
    // In a task of its own, when the page is drawn without the dialog and what closed with it.
    setTimeout(focusNext);
  };
}
