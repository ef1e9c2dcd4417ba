/** Where a return is fetched: confirmed as it is, or edited first (specification 3, section 2: checkReturnAddress). */
import { findTraits, type ReturnRegion } from '@perennial/shared/countries/traits';
import '../../../ui/form/form.css';
import './returns.css';
import { addressForm } from '@perennial/shared/address/address-conversion';
import type { ReturnScope } from '@perennial/shared/models/return';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/use-call.ts';
import { useAddressLayouts, useAddressRules } from '../../../commerce/address/use-address-rules.ts';
import { FormSkeleton } from '../../../commerce/forms/form-skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormReason } from '../../../ui/form/form-reason.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AddressShown } from './address-shown.tsx';
import { asksForRegion, isPrintable, type ReturnAddress, regionOf, returnAddressOf } from './return-address-rules.ts';
import { useSaveReturnAddress } from './use-save-return-address.ts';

/** The form library comes when somebody edits. */
const ReturnAddressForm = lazy(async () => ({
  default: (await import('./return-address-form.tsx')).ReturnAddressForm,
}));

/** Great Britain alone has regions to choose from. */
const ReturnRegionSelect = lazy(async () => ({
  default: (await import('./return-region-select.tsx')).ReturnRegionSelect,
}));

type Props = { subscriptionNumber: string; scope: ReturnScope; onConfirmed: () => void };

export function ReturnAddressStep(props: Props) {
  const { data, error, isValidating, mutate } = useCall('getReturnAddress', {}, { revalidateOnFocus: false });
  const unknown = error?.problem.status === 404;
  if (data || unknown) return <KnownAddress {...props} address={data} />;
  if (error) return <LoadFailed text={error.problem.detail} onRetry={() => void mutate()} busy={isValidating} />;
  return <FormSkeleton />;
}

function KnownAddress({
  subscriptionNumber,
  scope,
  onConfirmed,
  address,
}: Props & { address: ReturnAddress | undefined }) {
  const { t } = useTranslation();
  const { country } = useAddressRules();
  const layout = useAddressLayouts('return').shipping;
  const saving = useSaveReturnAddress(subscriptionNumber, scope);
  const reasonId = useId();
  const [editing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<ReturnRegion>();
  const saved = address && regionOf(address);
  const region = chosen ?? saved;
  const blocked = asksForRegion(country) && !region ? t('returns.region.first') : undefined;

  function edit(open: boolean): void {
    saving.forget();
    setEditing(open);
  }

  /** A region that the address does not name yet is saved with it. */
  async function confirm(): Promise<void> {
    if (address && region !== saved) {
      const form = addressForm({ ...address, type: 'Shipping' });
      if (!(await saving.save(returnAddressOf(country, layout, form, region)))) return;
    }
    onConfirmed();
  }

  return (
    <div className="returns">
      {asksForRegion(country) && (
        <Suspense fallback={<FormSkeleton />}>
          <ReturnRegionSelect
            regions={findTraits(country).returnRegions}
            value={region}
            disabled={saving.busy}
            onChoose={setChosen}
          />
        </Suspense>
      )}
      {editing || !address ? (
        <Suspense fallback={<FormSkeleton />}>
          <ReturnAddressForm
            {...{ address, region, blocked, saving }}
            onSaved={() => edit(false)}
            onCancel={address && (() => edit(false))}
          />
        </Suspense>
      ) : (
        <>
          <p>{t('returns.address.question')}</p>
          <AddressShown address={address} />
          {!isPrintable(address) && (
            <Notice kind="warning">
              <p>{t('returns.address.length')}</p>
            </Notice>
          )}
          {saving.failure && (
            <Notice kind="danger">
              <p>{saving.failure}</p>
            </Notice>
          )}
          <div className="form__actions">
            <Button
              variant="primary"
              disabled={blocked !== undefined}
              busy={saving.busy}
              busyText={t('checkout.saving')}
              aria-describedby={blocked && reasonId}
              onClick={() => void confirm()}
            >
              {t('returns.address.confirm')}
            </Button>
            <Button
              disabled={blocked !== undefined || saving.busy}
              aria-describedby={blocked && reasonId}
              onClick={() => edit(true)}
            >
              <Icon name="edit" />
              {t('returns.address.edit')}
            </Button>
            {blocked && <FormReason id={reasonId}>{blocked}</FormReason>}
          </div>
        </>
      )}
    </div>
  );
}
