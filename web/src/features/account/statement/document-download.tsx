/** The documents of a year in one download, which can be stopped (docs/rules/account.md#documents-of-a-year). */
import type { Invoice } from '@perennial/shared/models/invoice';
import { useRef, useState } from 'react';
import { errorText, request, toLost } from '../../../api/client.ts';
import { saveFile } from '../../../commerce/downloads.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { takeLostFocus } from '../../../ui/lost-focus.ts';
import { Announced, Notice } from '../../../ui/notice.tsx';
import { useIsShown } from '../../../ui/use-is-shown.ts';
import { ArchiveFull, collectDocuments, type Missing } from './collect-documents.ts';

type State =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | { readonly phase: 'stopped' }
  | { readonly phase: 'failed'; readonly text: string }
  | { readonly phase: 'done'; readonly collected: number; readonly missing: readonly Missing<Invoice>[] };

type Props = {
  /** Those that have a document. */
  invoices: readonly Invoice[];
  /** Of the file, without its ending. */
  name: string;
};

/** Throws a `ProblemError`; passes an abort on as it is. */
async function readDocument({ invoiceId }: Pick<Invoice, 'invoiceId'>, signal: AbortSignal): Promise<Uint8Array> {
  const url = `/bff/invoices/${encodeURIComponent(invoiceId)}/document`;
  const response = await request('GET', url, undefined, { signal, headers: { Accept: 'application/pdf' } });
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw signal.aborted ? error : toLost('network.offline');
  }
}

export function DocumentDownload({ invoices, name }: Props) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  // Nobody would get the archive.
  useIsShown(() => running.current?.abort());

  async function collect(wanted: readonly Invoice[]): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (done: number) => setState({ phase: 'running', done, total: wanted.length });
    show(0);
    try {
      const { archive, collected, missing } = await collectDocuments(wanted, {
        read: readDocument,
        onProgress: show,
        signal,
      });
      const part = wanted.length < invoices.length ? ' +' : '';
      if (archive) saveFile(`${name}${part}.zip`, archive);
      setState({ phase: 'done', collected, missing });
    } catch (error) {
      setState(signal.aborted ? { phase: 'stopped' } : { phase: 'failed', text: errorText(error) });
    } finally {
      running.current = undefined;
    }
  }

  return (
    <div className="statement__documents">
      {state.phase === 'running' ? (
        <Running done={state.done} total={state.total} onStop={() => running.current?.abort()} />
      ) : (
        <div>
          <Button ref={state.phase === 'idle' ? undefined : takeLostFocus} onClick={() => void collect(invoices)}>
            {t('statement.documents')}
          </Button>
        </div>
      )}
      <Announced>
        {state.phase === 'stopped' && (
          <Notice kind="info">
            <p>{t('statement.stopped')}</p>
          </Notice>
        )}
        {state.phase === 'done' && state.collected > 0 && (
          <Notice kind="success">
            <p>{t('statement.saved', { done: state.collected })}</p>
          </Notice>
        )}
      </Announced>
      {state.phase === 'failed' && (
        <Notice kind="danger">
          <p>{state.text}</p>
        </Notice>
      )}
      {state.phase === 'done' && state.missing.length > 0 && (
        <MissingDocuments
          missing={state.missing}
          onAgain={() => void collect(state.missing.map(({ invoice }) => invoice))}
        />
      )}
    </div>
  );
}

type RunningProps = { done: number; total: number; onStop: () => void };

function Running({ done, total, onStop }: RunningProps) {
  const { t } = useTranslation();
  const text = t('statement.progress', { done, total });
  return (
    <div className="statement__running">
      <progress value={done} max={total} aria-label={t('statement.documents')} />
      <p role="status" className="figures">
        {text}
      </p>
      <Button ref={takeLostFocus} onClick={onStop}>
        {t('statement.stop')}
      </Button>
    </div>
  );
}

type MissingProps = { missing: readonly Missing<Invoice>[]; onAgain: () => void };

function MissingDocuments({ missing, onAgain }: MissingProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Notice kind="danger" action={<Button onClick={onAgain}>{t('statement.again')}</Button>}>
      <p>{t('statement.missing')}</p>
      <ul>
        {missing.map(({ invoice: { invoiceId, invoiceDate }, error }) => (
          <li key={invoiceId}>
            {date(invoiceDate)}, {t('ui.label', { label: invoiceId })}{' '}
            {error instanceof ArchiveFull ? t('statement.full') : errorText(error)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
