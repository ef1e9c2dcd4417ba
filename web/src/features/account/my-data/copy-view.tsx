/** The copy of all data in words: what a person looks for. The file has every field (docs/rules/my-data.md#copy-of-all-data). */
import type { MissingPart, MyData } from '@perennial/shared/models/my-data';
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';
import type { Profile } from '@perennial/shared/models/profile';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { toStatusMeaning } from '@perennial/shared/subscriptions/subscription-state';
import type { ReactNode } from 'react';
import { useAddressLines } from '../../../commerce/address/address-lines.ts';
import { toMethodName } from '../../../commerce/payment/saved-method.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CareRows } from './care-list.tsx';
import { useDeviceName, useMoment } from './in-words.ts';

export function CopyView({ copy }: { copy: MyData }) {
  const { t } = useTranslation();
  const toMoment = useMoment();
  return (
    <>
      <p className="my-data__soft figures">{t('myData.copy.madeAt', { moment: toMoment(copy.madeAt) })}</p>
      {copy.missing.length > 0 && <Missing parts={copy.missing} />}
      {copy.profile && <Person profile={copy.profile} />}
      {copy.subscriptions && <Subscriptions subscriptions={copy.subscriptions} />}
      {copy.paymentMethod && <Method saved={copy.paymentMethod} />}
      {copy.invoices && <Invoices invoices={copy.invoices} />}
      <SignIns signIns={copy.signIns} />
      <Part title={t('myData.care.title')} isEmpty={copy.careEntries.length === 0}>
        <CareRows entries={copy.careEntries} />
      </Part>
      <p>{t('myData.copy.all')}</p>
    </>
  );
}

function Missing({ parts }: { parts: readonly MissingPart[] }) {
  const { t } = useTranslation();
  return (
    <Notice kind="warning">
      <p>{t('myData.copy.missing')}</p>
      <ul className="my-data__missing">
        {parts.map(({ part, subscription }) => (
          <li key={`${part} ${subscription ?? ''}`}>
            {t(`myData.copy.parts.${part}`)}
            {subscription !== undefined && ` (${subscription})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="my-data__section">
      <h3>{title}</h3>
      {isEmpty ? <p>{t('myData.copy.empty')}</p> : children}
    </section>
  );
}

type FactRow = readonly [label: string, value: ReactNode];

function Facts({ rows }: { rows: readonly FactRow[] }) {
  const { t } = useTranslation();
  return (
    <dl className="my-data__facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{value || t('account.details.notGiven')}</dd>
        </div>
      ))}
    </dl>
  );
}

const personFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

function Person({ profile: { personalDetail, shipping, billing, hasBilling } }: { profile: Profile }) {
  const { t } = useTranslation();
  const toLines = useAddressLines();
  const toValue = (name: (typeof personFields)[number]) =>
    name === 'email' ? <EmailText>{personalDetail.email}</EmailText> : personalDetail[name];
  const rows: FactRow[] = personFields.map((name) => [t(`fields.labels.${name}`), toValue(name)]);
  if (shipping) rows.push([t('address.shipping'), toLines(shipping, 'shipping').join(', ')]);
  rows.push([
    t('address.billing'),
    hasBilling && billing ? toLines(billing, 'billing').join(', ') : shipping && t('account.details.sameBilling'),
  ]);
  rows.push([
    t('account.details.newsletter'),
    personalDetail.selectedNewsletter ? t('myData.copy.yes') : t('myData.copy.no'),
  ]);
  return (
    <Part title={t('myData.copy.parts.profile')} isEmpty={false}>
      <Facts rows={rows} />
    </Part>
  );
}

function Subscriptions({ subscriptions }: { subscriptions: readonly SubscriptionListItem[] }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Part title={t('myData.copy.parts.subscriptions')} isEmpty={subscriptions.length === 0}>
      {subscriptions.map((subscription) => {
        const { subscriptionNumber, title, subscriptionStartDate, nextShipmentDate } = subscription;
        return (
          <div key={subscriptionNumber} className="my-data__item">
            <h4>
              {t('ui.label', { label: title || subscriptionNumber })} {t(`subscription.state.${toState(subscription)}`)}
            </h4>
            <Facts
              rows={[
                [t('account.subscriptions.number'), subscriptionNumber],
                [t('account.subscriptions.startDate'), subscriptionStartDate && date(subscriptionStartDate)],
                ...(nextShipmentDate
                  ? [[t('account.subscriptions.nextShipment'), date(nextShipmentDate)] as const]
                  : []),
              ]}
            />
          </div>
        );
      })}
    </Part>
  );
}

/** Goods on their way back are in the file. */
function toState({ status, isCancelled }: SubscriptionListItem) {
  const meaning = toStatusMeaning(status);
  return meaning === 'ended' && isCancelled ? 'cancelled' : meaning;
}

function Method({ saved }: { saved: SavedPaymentMethod }) {
  const { t } = useTranslation();
  const { name, ending, holder } = toMethodName(saved);
  const method = ending === undefined ? name : t('paymentDetails.ending', { name, digits: ending });
  const words = [method, holder, saved.expiryDate && t('paymentDetails.expires', { date: saved.expiryDate })];
  return (
    <Part title={t('myData.copy.parts.paymentMethod')} isEmpty={!saved.hasPaymentProfile}>
      <p className="figures">{words.filter(Boolean).join(', ')}</p>
    </Part>
  );
}

function Invoices({ invoices }: { invoices: NonNullable<MyData['invoices']> }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  return (
    <Part title={t('myData.copy.parts.invoices')} isEmpty={invoices.length === 0}>
      <ul className="my-data__list figures">
        {invoices.map(({ invoiceId, invoiceDate, price }) => (
          <li key={invoiceId} className="my-data__invoice">
            <span>{date(invoiceDate)}</span>
            <span>{invoiceId}</span>
            <span>{money(price)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function SignIns({ signIns }: Pick<MyData, 'signIns'>) {
  const { t } = useTranslation();
  const toMoment = useMoment();
  const toName = useDeviceName();
  if (!signIns) return null;
  return (
    <Part title={t('myData.signIns.title')} isEmpty={false}>
      <ul className="my-data__list">
        {signIns.map(({ startedAt, device }) => (
          <li key={startedAt} className="figures">
            {toName(device)}, {toMoment(startedAt)}
          </li>
        ))}
      </ul>
    </Part>
  );
}
