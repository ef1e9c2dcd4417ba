/** Billing page of the account: past-due invoices, then all others. See docs/rules/account.md#billing. */
import { LoadState } from '../../../commerce/load-state.tsx';
import './billing.css';
import type { Invoice } from '@perennial/shared/models/invoice';
import { memo, useDeferredValue, useState } from 'react';
import { filterPastDue } from '../../../commerce/invoices/balance.ts';
import { useInvoices } from '../../../commerce/invoices/use-invoices.ts';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { PayNowLink } from '../../../commerce/status/pay-now-link.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Price } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyList } from '../empty-list.tsx';
import { LongList } from '../long-list.tsx';
import { useIsPainted } from '../use-is-painted.ts';
import { InvoiceDownload } from './invoice-download.tsx';
import { filterSettled, groupByYear } from './settled-invoices.ts';

/** How many invoices of a list are shown at first. */
const ROWS = 24;

/** How many rows the first render has. They fill a screen; the others follow when these are painted. */
const FIRST_ROWS = 12;

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
  const response = useInvoices();
  // SWR renders a response at once, which is a long task for many invoices.
  const data = useDeferredValue(response.data);
  if (!data) {
    return <LoadState responses={[response]} skeleton={<Loading />} />;
  }
  return <InvoiceLists invoices={data} />;
}

function InvoiceLists({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation();
  const cap = useIsPainted() ? Infinity : FIRST_ROWS;
  const pastDue = filterPastDue(invoices);
  if (invoices.length === 0) return <EmptyList icon="card" text={t('account.billing.empty')} />;
  return (
    <>
      <InvoiceList title={t('account.billing.pastDue')} invoices={pastDue} cap={cap} />
      <SettledInvoices invoices={filterSettled(invoices)} cap={Math.max(0, cap - pastDue.length)} />
    </>
  );
}

type ListProps = {
  invoices: readonly Invoice[];
  /** No more rows than this are shown for now. Without any the heading waits too. */
  cap: number;
};

/** A long list is grouped by year. */
function SettledInvoices({ invoices, cap }: ListProps) {
  const { t } = useTranslation();
  const title = t('account.billing.paid');
  const years = groupByYear(invoices);
  if (invoices.length <= ROWS || years.length === 1) return <InvoiceList title={title} invoices={invoices} cap={cap} />;
  if (cap === 0) return null;
  return (
    <section className="billing__part">
      <h2>{title}</h2>
      {years
        .filter((_, index) => cap === Infinity || index === 0)
        .map(({ year, invoices: ofYear }, index) => (
          <Card key={year}>
            <InvoiceYear year={year} invoices={ofYear} cap={cap} openedAtFirst={index === 0} />
          </Card>
        ))}
    </section>
  );
}

type YearProps = ListProps & { year: string; openedAtFirst: boolean };

/** The invoices of a closed year are not rendered. */
function InvoiceYear({ year, invoices, cap, openedAtFirst }: YearProps) {
  const [open, setOpen] = useState(openedAtFirst);
  const summary = (
    <span className="billing__year figures">
      {year} <span className="billing__count">({invoices.length})</span>
    </span>
  );
  return (
    <Disclosure summary={summary} as="h3" open={open} onToggle={setOpen}>
      {open && <InvoiceRows invoices={invoices} cap={cap} />}
    </Disclosure>
  );
}

function InvoiceList({ title, invoices, cap }: ListProps & { title: string }) {
  if (Math.min(invoices.length, cap) === 0) return null;
  return (
    <section className="billing__part">
      <h2>{title}</h2>
      <Card>
        <InvoiceRows invoices={invoices} cap={cap} />
      </Card>
    </section>
  );
}

function InvoiceRows({ invoices, cap }: ListProps) {
  return (
    <LongList items={invoices} step={ROWS} cap={cap} className="billing__list">
      {(invoice) => <InvoiceRow key={invoice.invoiceId} invoice={invoice} />}
    </LongList>
  );
}

/** Rendered again only if its invoice changes, not with every new row of the list. */
const InvoiceRow = memo(function InvoiceRow({ invoice }: { invoice: Invoice }) {
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
});

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
