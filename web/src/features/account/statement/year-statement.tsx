/** The statement of a year, with its invoices as files (docs/rules/account.md#statement-of-a-year). */
import './statement.css';
import type { Invoice } from '@perennial/shared/models/invoice';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { BackLink } from '../../../commerce/back-link.tsx';
import { saveFile } from '../../../commerce/downloads.ts';
import { useInvoices } from '../../../commerce/invoices/use-invoices.ts';
import { LateTexts } from '../../../commerce/late-texts.tsx';
import { LoadState } from '../../../commerce/load-state.tsx';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toCsv } from './csv.ts';
import { DocumentDownload } from './document-download.tsx';
import { listYears, type Statement, toStatement } from './statement.ts';
import { StatementTable } from './statement-table.tsx';

/** In place of the page of all invoices. */
export default function YearStatement({ year }: { year: string }) {
  const { t } = useTranslation();
  const { markets } = useSite();
  return (
    <>
      <PageTitle>{t('billing.statement', { year })}</PageTitle>
      {markets.billing === 'here' ? <Loaded year={year} /> : <MarketNotice />}
    </>
  );
}

/** Waits for the subscriptions, as billing does. Without them no invoice has a title. */
function Loaded({ year }: { year: string }) {
  const { t } = useTranslation();
  const invoices = useInvoices();
  const subscriptions = useCall('getSubscriptions', {});
  const isKnown =
    invoices.data !== undefined && (subscriptions.data !== undefined || subscriptions.error !== undefined);
  if (!isKnown) return <LoadState responses={[invoices]} skeleton={<Skeleton label={t('ui.loading')} lines={4} />} />;
  return (
    <LateTexts textKey="statement.csv">
      <Year key={year} year={year} invoices={invoices.data ?? []} subscriptions={subscriptions.data ?? []} />
    </LateTexts>
  );
}

type YearProps = { year: string; invoices: readonly Invoice[]; subscriptions: readonly SubscriptionListItem[] };

function Year({ year, invoices, subscriptions }: YearProps) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const statement = toStatement(invoices, subscriptions, year);
  return (
    <>
      <Years years={listYears(invoices)} chosen={year} />
      {statement.rows.length === 0 ? (
        <Card>
          <p>{t('statement.none', { year })}</p>
        </Card>
      ) : (
        <>
          <Ways statement={statement} year={year} />
          <Holder />
          <StatementTable statement={statement} />
        </>
      )}
      <BackLink to={paths.accountBilling({ language })} text={t('account.pages.billing')} />
    </>
  );
}

function Years({ years, chosen }: { years: readonly string[]; chosen: string }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  if (years.every((year) => year === chosen)) return null;
  return (
    <nav className="statement__years" aria-label={t('statement.years')}>
      {years.map((year) => (
        <Link
          key={year}
          className={buttonClass(year === chosen ? 'secondary' : 'quiet')}
          aria-current={year === chosen ? 'page' : undefined}
          to={paths.accountBilling({ year, language })}
        >
          {year}
        </Link>
      ))}
    </nav>
  );
}

/** Whose statement it is, on paper. */
function Holder() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { data: profile } = useCall('getProfile', {});
  const { firstName = '', lastName = '' } = profile?.personalDetail ?? {};
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return (
    <p>
      {firstName} {lastName} · {t('statement.asOf', { date: date(day) })}
    </p>
  );
}

type WaysProps = { statement: Statement; year: string };

function Ways({ statement, year }: WaysProps) {
  const { t } = useTranslation();
  const { markets } = useSite();
  const name = `${t('shell.brand')} ${year}`;
  const file = useInvoiceFile(statement);
  const documented = statement.rows
    .map(({ invoice }) => invoice)
    .filter(({ pdfFileId, pdfFileUrl }) => pdfFileId || pdfFileUrl);
  return (
    <div className="statement__ways">
      <div className="statement__buttons">
        <Button onClick={() => window.print()}>{t('statement.print')}</Button>
        <Button onClick={() => saveFile(`${name}.csv`, new Blob([file], { type: 'text/csv;charset=utf-8' }))}>
          {t('statement.csv')}
        </Button>
      </div>
      {markets.invoiceLink === 'shown' && documented.length > 0 && (
        <DocumentDownload invoices={documented} name={name} />
      )}
    </div>
  );
}

/** The answers name no currency, so it is that of the site, in which all its pages show them. */
function useInvoiceFile({ rows }: Statement): string {
  const { t } = useTranslation();
  const { code: currency } = useSite().culture.currency;
  const columns = ['date', 'number', 'amount', 'owed', 'currency', 'state', 'what'] as const;
  return toCsv([
    columns.map((column) => t(`statement.columns.${column}`)),
    ...rows.map(({ invoice: { invoiceDate, invoiceId, price }, owed, state, title = '' }) => [
      invoiceDate.slice(0, 10),
      invoiceId,
      price,
      owed,
      currency,
      t(`statement.states.${state}`),
      title,
    ]),
  ]);
}
