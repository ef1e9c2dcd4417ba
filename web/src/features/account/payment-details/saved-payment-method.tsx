/** The payment method for recurring payments as a card: its mark, its last digits, its holder, and when it expires. */
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';
import { useCall } from '../../../api/use-call.ts';
import { useToday } from '../../../commerce/dates/day.ts';
import { toMethodName } from '../../../commerce/payment/saved-method.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatusLine } from '../../../ui/status-panel.tsx';
import { EmptyCard } from '../empty-list.tsx';
import { toCardExpiry } from './card-expiry.ts';

export const isStored = ({ hasPaymentProfile, type }: SavedPaymentMethod) => hasPaymentProfile && type !== null;

export function SavedPaymentMethodCard({ saved }: { saved: SavedPaymentMethod }) {
  const { t } = useTranslation();
  if (!isStored(saved) || !saved.type) return <EmptyCard text={t('paymentDetails.none')} />;
  const { name, ending, holder } = toMethodName(saved);
  return (
    <Card className="stored-method">
      <Mark name={name} />
      <div className="stored-method__words">
        <p className="stored-method__name figures">
          {ending === undefined ? name : t('paymentDetails.ending', { name, digits: ending })}
        </p>
        <p className="stored-method__note">{t(`paymentDetails.type.${saved.type}`)}</p>
        {holder && <p className="stored-method__note">{holder}</p>}
        {saved.type === 'CreditCard' && saved.expiryDate && <Expiry date={saved.expiryDate} />}
      </div>
    </Card>
  );
}

/** The picture of the method, where the shop still offers it. It has its place before it is known. */
function Mark({ name }: { name: string }) {
  const { data: methods } = useCall('getPaymentMethods', {}, { revalidateOnFocus: false });
  const method = methods?.find((offered) => offered.name === name);
  return (
    <span className="stored-method__mark">
      {method ? <img src={method.logoUrl} alt="" width={56} height={36} /> : <Icon name="card" />}
    </span>
  );
}

function Expiry({ date }: { date: string }) {
  const { t } = useTranslation();
  const today = useToday();
  switch (today && toCardExpiry(date, today)) {
    case 'expired':
      return <StatusLine kind="danger">{t('paymentDetails.expired', { date })}</StatusLine>;
    case 'soon':
      return <StatusLine kind="warning">{t('paymentDetails.expiresSoon', { date })}</StatusLine>;
    default:
      return <p className="stored-method__note figures">{t('paymentDetails.expires', { date })}</p>;
  }
}
