/** The receipts of what a customer has changed in this sign-in (docs/rules/receipts.md#list). */
import './receipts.css';
import type { Receipt } from '@perennial/shared/receipt';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { bff, type ProblemError } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { LateTexts } from '../../../commerce/late-texts.tsx';
import { LoadState } from '../../../commerce/load-state.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LoadedPart } from '../../../ui/in-browser.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyList } from '../empty-list.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptDetails } from './receipt-details.tsx';
import { useReceiptTexts } from './receipt-facts.ts';

const ReceiptCheckForm = lazy(() => import('./receipt-check-form.tsx'));

export default function ReceiptsPage() {
  return (
    <LateTexts textKey="receipts.title">
      <ReceiptsOfSignIn />
    </LateTexts>
  );
}

function ReceiptsOfSignIn() {
  const { t } = useTranslation();
  const { role } = useSession();
  const response = useSWR<readonly Receipt[], ProblemError>('receipts', () => bff('GET', '/bff/receipts'));
  return (
    <>
      <PageTitle lead={t('receipts.lead')}>{t('receipts.title')}</PageTitle>
      {role === 'admin' && (
        <LoadedPart>
          <ReceiptCheckForm />
        </LoadedPart>
      )}
      {response.data ? (
        <List receipts={response.data} />
      ) : (
        <LoadState responses={[response]} skeleton={<Skeleton lines={4} label={t('ui.loading')} />} />
      )}
    </>
  );
}

function List({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation();
  const { toSubject, toMoment } = useReceiptTexts();
  const [query] = useSearchParams();
  if (receipts.length === 0) {
    return <EmptyList text={t('receipts.empty')} />;
  }
  return (
    <ul className="receipts">
      {receipts.map((receipt) => (
        <li key={receipt.id} className="receipts__item">
          <Disclosure
            as="h2"
            open={receipt.id === query.get('receipt')}
            summary={
              <span className="receipts__summary">
                <span>{toSubject(receipt)}</span>
                <span className="receipts__moment figures">{toMoment(receipt)}</span>
              </span>
            }
          >
            <div className="receipts__body">
              <p className="receipts__shop">{t('shell.brand')}</p>
              <ReceiptDetails statement={receipt} />
              <h3>{t('receipts.code.label')}</h3>
              <p className="receipts__note">{t('receipts.code.lead')}</p>
              <p className="receipts__code">{receipt.code}</p>
              <ReceiptActions receipt={receipt} />
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
