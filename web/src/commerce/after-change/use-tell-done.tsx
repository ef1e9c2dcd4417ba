/**
 * Tells that a change was made, with its receipt and, where there is one, the way back
 * (docs/rules/receipts.md#after-a-change).
 */
import './after-change.css';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { Link } from 'react-router-dom';
import { unstable_serialize as serialize, useSWRConfig } from 'swr';
import { changes, type MadeChange } from '../../api/change-record.ts';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import type { NoticeKind } from '../../ui/notice.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { toDay } from '../dates/day.ts';
import { findInverse, type Inverse, mayBeUndone } from './inverses.ts';
import { findMade, startRecord } from './made-changes.ts';
import { Undo } from './undo.tsx';

// With the first page that tells of a change, so that a page that only reads loads none of it.
changes.startRecord = startRecord;

/** How long the way back is offered, in milliseconds. */
const UNDO_MS = 30_000;
/** How long the receipt is offered, in milliseconds. */
const RECEIPT_MS = 10_000;

type Options = {
  readonly kind?: NoticeKind;
  /** The change has taken another one back. */
  readonly isUndo?: boolean;
};

/** Tells the text. `names` are the calls one of which has just made the change. */
type TellDone = (text: string, names: readonly CallName[], options?: Options) => void;

export function useTellDone(): TellDone {
  const { t } = useTranslation();
  const { cache } = useSWRConfig();
  const notify = useNotify();

  function tell(text: string, names: readonly CallName[], { kind = 'success', isUndo = false }: Options = {}): void {
    const change = findMade(cache, names);
    const canUndo = change !== undefined && !isUndo && mayBeUndone(change);
    const isOpen = canUndo && findInverse(change, readSeen(change), toDay()) !== undefined;
    notify(kind, text, canUndo ? UNDO_MS : RECEIPT_MS, {
      announced: isOpen ? t('afterChange.announced') : undefined,
      content: (dismiss) => <AfterChange change={change} canUndo={canUndo} dismiss={dismiss} onUndone={tellUndone} />,
    });
  }

  const tellUndone = ({ name, effect }: Inverse) => tell(t(`afterChange.undone.${effect}`), [name], { isUndo: true });

  const readSeen = ({ key }: MadeChange) => (key ? cache.get(serialize(key))?.data : undefined);

  return tell;
}

type Props = {
  change: MadeChange | undefined;
  canUndo: boolean;
  dismiss: () => void;
  onUndone: (inverse: Inverse) => void;
};

function AfterChange({ change, canUndo, dismiss, onUndone }: Props) {
  const { signedIn } = useSession();
  if (!signedIn) return null;
  return (
    <div className="after-change press-guard" data-shown="">
      {canUndo && change && <Undo change={change} dismiss={dismiss} onUndone={onUndone} />}
      <ReceiptLink id={change?.receipt} />
    </div>
  );
}

/** Leads to the receipt of a change; without its number to all receipts. */
function ReceiptLink({ id }: { id: string | undefined }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Link className="after-change__link" to={paths.accountReceipts({ language, receipt: id })}>
      {t(id === undefined ? 'afterChange.receipts' : 'afterChange.receipt')}
    </Link>
  );
}

/** The same for a page that follows a change. Renders nothing if none of the calls was made in this visit. */
export function MadeReceipt({ names }: { names: readonly CallName[] }) {
  const { cache } = useSWRConfig();
  const change = findMade(cache, names);
  return change && <ReceiptLink id={change.receipt} />;
}
