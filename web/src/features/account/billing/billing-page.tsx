/** Billing page of the account: past-due invoices, then all others. See docs/rules/account.md#billing. */
import { LoadState } from '../../../commerce/load-state.tsx';
import './billing.css';
import type { Invoice } from '@perennial/shared/models/invoice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterPastDue, filterSettled, groupByYear } from '../../../commerce/invoices/balance.ts';
import { useInvoices } from '../../../commerce/invoices/use-invoices.ts';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Price } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyList } from '../empty-list.tsx';
import { LongList } from '../long-list.tsx';
import { PayNowLink } from '../pay-now-link.tsx';
import { InvoiceDownload } from './invoice-download.tsx';

/** How many invoices of a list are shown at first. */
const ROWS = 24;

export default function BillingPage() {
  const { t } = useTranslation();
  const { markets } = useSite();
  return (
    <>
      <PageTitle>{t('account.billing.title')}</PageTitle>
      {markets.billing === 'here' ? <Invoices /> : <MarketNotice />}
    </>
  );
}

function Invoices() {
  const { t } = useTranslation();
  const response = useInvoices();
  const { data } = response;
  if (!data) {
    return <LoadState responses={[response]} skeleton={<Loading />} />;
  }
  if (data.length === 0) return <EmptyList icon="card" text={t('account.billing.empty')} />;
  return (
    <>
      <InvoiceList title={t('account.billing.pastDue')} invoices={filterPastDue(data)} />
      <SettledInvoices invoices={filterSettled(data)} />
    </>
  );
}

/** A long list is grouped by year. */
function SettledInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation();
  const title = t('account.billing.paid');
  const years = groupByYear(invoices);
  if (invoices.length <= ROWS || years.length === 1) return <InvoiceList title={title} invoices={invoices} />;
  return (
    <section className="billing__part">
      <h2>{title}</h2>
      {years.map(({ year, invoices: ofYear }, index) => (
        <Card key={year}>
          <InvoiceYear year={year} invoices={ofYear} openedAtFirst={index === 0} />
        </Card>
      ))}
    </section>
  );
}

type YearProps = { year: string; invoices: readonly Invoice[]; openedAtFirst: boolean };

/** The invoices of a closed year are not rendered. */
function InvoiceYear({ year, invoices, openedAtFirst }: YearProps) {
  const [open, setOpen] = useState(openedAtFirst);
  const summary = (
    <span className="billing__year figures">
      {year} <span className="billing__count">({invoices.length})</span>
    </span>
  );
  return (
    <Disclosure summary={summary} open={open} onToggle={setOpen}>
      {open && <InvoiceRows invoices={invoices} />}
    </Disclosure>
  );
}

function InvoiceList({ title, invoices }: { title: string; invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <section className="billing__part">
      <h2>{title}</h2>
      <Card>
        <InvoiceRows invoices={invoices} />
      </Card>
    </section>
  );
}

function InvoiceRows({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <LongList items={invoices} step={ROWS} className="billing__list">
      {(invoice) => <InvoiceRow key={invoice.invoiceId} invoice={invoice} />}
    </LongList>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { markets } = useSite();
  const { money, date } = useFormat();
  const [pastDue] = filterPastDue([invoice]);
  return (
    <li className="billing__row">
      <p className="figures" tabIndex={-1}>
        {date(invoice.invoiceDate)}
      </p>
      <p className="billing__price">
        <Price amount={money(invoice.price)} />
        {pastDue && pastDue.balance !== invoice.price && (
          <span className="billing__owed figures">{t('account.billing.owed', { amount: money(pastDue.balance) })}</span>
        )}
      </p>
      <div className="billing__ways">
        {markets.invoiceLink === 'shown' && <InvoiceDownload invoice={invoice} />}
        {pastDue && markets.pastDue === 'on' && <PayNowLink invoiceId={invoice.invoiceId} variant="primary" />}
      </div>
    </li>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('account.billing.loading')}
      </p>
      <Card>
        <Skeleton lines={4} className="billing__skeleton" />
      </Card>
    </>
  );
}
