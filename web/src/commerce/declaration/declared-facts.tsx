/** What a customer declares, before it is sent and on the receipt. */
import './declaration.css';
import { useFormat } from '../../i18n/format.ts';
import { useTranslation } from '../../texts/texts.ts';
import type { DeclarationBody } from './declaration-draft.ts';
import type { Facts } from './receipt-text.ts';

/** Returns labels and values in the language of the page. */
export function useDeclaredFacts(body: DeclarationBody): Facts {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { kind = 'Ordinary', reason, endDate } = body;
  const hasEnd = body.kind === 'Ordinary' || body.kind === 'ForCause';
  return [
    [t('declaration.check.statement'), t(`declaration.statement.${kind}`)],
    ...(reason === undefined ? [] : [[t('declaration.fields.reason'), reason] as const]),
    [t('declaration.fields.subscriptionNumber'), body.subscriptionNumber],
    ...(hasEnd ? [[t('declaration.check.end'), endDate ? date(endDate) : t('declaration.end.earliest')] as const] : []),
    [t('declaration.fields.firstName'), body.name],
    [t('declaration.fields.surname'), body.surName],
    [t('declaration.fields.email'), body.fromEmail],
  ];
}

export function FactRows({ facts }: { facts: Facts }) {
  return (
    <dl className="declared figures">
      {facts.map(([label, value]) => (
        <div key={label} className="declared__row">
          <dt className="declared__label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
