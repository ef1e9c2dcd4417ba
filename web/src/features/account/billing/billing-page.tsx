/** Billing page of the account: past-due invoices, then all others by month (docs/rules/account.md#billing). */
import { LoadState } from '../../../commerce/load-state.tsx';
import './billing.css';
import type { Invoice } from '@perennial/shared/models/invoice';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { lazy, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { filterPastDue } from '../../../commerce/invoices/balance.ts';
import { useInvoices } from '../../../commerce/invoices/use-invoices.ts';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadedPart } from '../../../ui/in-browser.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyList } from '../empty-list.tsx';
import { useIsPainted } from '../long-list.tsx';
import { listYears } from '../statement/statement.ts';
import { filterSettled, type Month, monthOf } from './ledger.ts';
import { LedgerRows } from './ledger-rows.tsx';
import { MonthBars } from './month-bars.tsx';
import { NextPayment } from './next-payment.tsx';
import { OpenInvoices } from './open-invoices.tsx';

/** How many rows the first render has. They fill a screen; the others follow when these are painted. */
const FIRST_ROWS = 12;

/** Loaded for a link that names a year. */
const YearStatement = lazy(() => import('../statement/year-statement.tsx'));

export default function BillingPage() {
  const { t } = useTranslation();
  const { markets } = useSite();
  const [query] = useSearchParams();
  const year = query.get('year');
  if (year !== null && /^\d{4}$/.test(year)) {
    return (
      <LoadedPart placeholder={<Loading />}>
        <YearStatement year={year} />
      </LoadedPart>
    );
  }
  return (
    <>
      <PageTitle>{t('account.pages.billing')}</PageTitle>
      {markets.billing === 'here' ? <Invoices /> : <MarketNotice />}
    </>
  );
}

/**
 * Waits for the subscriptions too, because their names change the height of a row. Without them the rows have no names.
 */
function Invoices() {
  const response = useInvoices();
  const subscriptions = useCall('getSubscriptions', {});
  const namesKnown = subscriptions.data !== undefined || subscriptions.error !== undefined;
  // SWR renders a response at once, which is a long task for many invoices.
  const data = useDeferredValue(namesKnown ? response.data : undefined);
  if (!data) return <LoadState responses={[response]} skeleton={<Loading />} />;
  return <Ledger invoices={data} subscriptions={subscriptions.data ?? []} />;
}

type LedgerProps = { invoices: readonly Invoice[]; subscriptions: readonly SubscriptionListItem[] };

function Ledger({ invoices, subscriptions }: LedgerProps) {
  const { t } = useTranslation();
  const cap = useIsPainted() ? Infinity : FIRST_ROWS;
  const [chosen, setChosen] = useState<Month>();
  const pastDue = filterPastDue(invoices);
  const settled = filterSettled(invoices);
  const [year] = listYears(invoices);
  if (year === undefined) return <EmptyList text={t('billing.empty')} />;
  return (
    <>
      {pastDue.length > 0 && <OpenInvoices invoices={pastDue} subscriptions={subscriptions} />}
      <NextPayment subscriptions={subscriptions} />
      {settled.length > 0 && (
        <section className="billing__part">
          <h2>{t('billing.payments')}</h2>
          <Card className="billing__ledger">
            <MonthBars invoices={settled} chosen={chosen} onChoose={setChosen} />
            <LedgerRows
              key={chosen}
              invoices={chosen === undefined ? settled : settled.filter((invoice) => monthOf(invoice) === chosen)}
              subscriptions={subscriptions}
              cap={Math.max(1, cap - pastDue.length)}
            />
          </Card>
        </section>
      )}
      <StatementLink year={year} />
    </>
  );
}

/** To the statement of a year, where its invoices are as files. */
function StatementLink({ year }: { year: string }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <p>
      <Link className={buttonClass('secondary')} to={paths.accountBilling({ year, language })}>
        {t('billing.statement', { year })}
      </Link>
    </p>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('ui.loading')}
      </p>
      <Card>
        <Skeleton lines={4} className="billing__skeleton" />
      </Card>
    </>
  );
}
