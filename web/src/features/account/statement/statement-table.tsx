/** The invoices of a year with their sum, and what is still to be paid (docs/rules/account.md#statement-of-a-year). */
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import type { Statement, StatementRow } from './statement.ts';

export function StatementTable({ statement: { rows, sum, owed } }: { statement: Statement }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { code } = useSite().culture.currency;
  return (
    <table className="statement__table figures">
      <thead>
        <tr>
          <th scope="col">{t('statement.columns.date')}</th>
          <th scope="col">{t('statement.columns.number')}</th>
          <th scope="col" className="statement__amount">
            {t('statement.columns.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.invoice.invoiceId} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('statement.sum', { currency: code })}
          </th>
          <td className="statement__amount">{money(sum)}</td>
        </tr>
        {owed > 0 && (
          <tr className="statement__owed">
            <th scope="row" colSpan={2}>
              {t('statement.columns.owed')}
            </th>
            <td className="statement__amount">{money(owed)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function Row({ row: { invoice, owed, state, title } }: { row: StatementRow }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const { invoiceDate, invoiceId, price } = invoice;
  return (
    <tr>
      <td className="statement__day">
        <time dateTime={invoiceDate}>{date(invoiceDate)}</time>
      </td>
      <td>
        {invoiceId}
        {title !== undefined && <span className="statement__what">{title}</span>}
      </td>
      <td className="statement__amount">
        {money(price)}
        {state === 'open' && <span className="statement__what">{t('billing.owed', { amount: money(owed) })}</span>}
      </td>
    </tr>
  );
}
