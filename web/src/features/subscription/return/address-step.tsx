/** The return address: the customer confirms it, or edits it first. */
import { findTraits, type ReturnRegion } from '@perennial/shared/countries/traits';
import { LoadState } from '../../../commerce/load-state.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import './returns.css';
import { addressForm } from '@perennial/shared/address/address-conversion';
import type { ReturnScope } from '@perennial/shared/models/return';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/use-call.ts';
import { useAddressLayouts, useAddressRules } from '../../../commerce/address/use-address-rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { findRegion, isPrintable, type ReturnAddress, requiresRegion, toReturnAddress } from './address-rules.ts';
import { AddressView } from './address-view.tsx';
import { useSaveReturnAddress } from './use-save-address.ts';

/** Loaded on the first edit: the form library is large, and most returns keep the address. */
const ReturnAddressForm = lazy(async () => ({
  default: (await import('./address-form.tsx')).ReturnAddressForm,
}));

/** Loaded in Great Britain only: other countries have no region. */
const ReturnRegionSelect = lazy(async () => ({
  default: (await import('./region-select.tsx')).ReturnRegionSelect,
}));

type Props = { subscriptionNumber: string; scope: ReturnScope; onConfirmed: () => void };

export function ReturnAddressStep(props: Props) {
  const response = useCall('getReturnAddress', {}, { revalidateOnFocus: false });
  const { data, error } = response;
  const unknown = error?.problem.status === 404;
  if (data || unknown) return <KnownAddress {...props} address={data} />;
  return <LoadState responses={[response]} skeleton={<FormSkeleton />} />;
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
  const [editing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<ReturnRegion>();
  const saved = address && findRegion(address);
  const region = chosen ?? saved;
  const blocked = requiresRegion(country) && !region ? t('returns.region.first') : undefined;

  function edit(open: boolean): void {
    saving.reset();
    setEditing(open);
  }

  /** Saves the address first if its region has changed. */
  async function confirm(): Promise<void> {
    if (address && region !== saved) {
      const form = addressForm({ ...address, type: 'Shipping' });
      if (!(await saving.save(toReturnAddress(country, layout, form, region)))) return;
    }
    onConfirmed();
  }

  return (
    <div className="returns">
      {requiresRegion(country) && (
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
          <AddressView address={address} />
          {!isPrintable(address) && (
            <Notice kind="warning">
              <p>{t('returns.address.length')}</p>
            </Notice>
          )}
          <ErrorNotice text={saving.failure} />
          <SubmitRow
            label={t('returns.address.confirm')}
            busy={saving.busy}
            busyText={t('checkout.saving')}
            disabledReason={blocked}
            onPress={confirm}
          >
            {(reasonId) => (
              <Button
                disabled={blocked !== undefined || saving.busy}
                aria-describedby={reasonId}
                onClick={() => edit(true)}
              >
                <Icon name="edit" />
                {t('returns.address.edit')}
              </Button>
            )}
          </SubmitRow>
        </>
      )}
    </div>
  );
}
