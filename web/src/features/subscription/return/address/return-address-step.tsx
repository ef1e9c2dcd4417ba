/** The return address: the customer confirms it, or edits it first. */
import type { ReturnRegion } from '@perennial/shared/countries/traits';
import { ChangeNotice } from '../../../../commerce/changes/change-notice.tsx';
import { LoadState } from '../../../../commerce/load-state.tsx';
import { FormSkeleton } from '../../../../ui/form/form-parts.tsx';
import { SubmitRow } from '../../../../ui/form/submit-row.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import '../returns.css';
import { addressForm } from '@perennial/shared/address/address-conversion';
import type { ReturnScope } from '@perennial/shared/models/return';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useCall } from '../../../../api/use-call.ts';
import { useEditedAddresses } from '../../../../commerce/address/use-edited-addresses.ts';
import { useHasDraft } from '../../../../commerce/forms/use-draft-text.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { keepFocus } from '../../../../ui/lost-focus.ts';
import { findRegion, isPrintable, type ReturnAddress, regionsOf, toReturnAddress } from './address-rules.ts';
import { AddressView } from './address-view.tsx';
import { useSaveReturnAddress } from './use-save-address.ts';

/** Loaded on the first edit: the form library is large, and most returns keep the address. */
const ReturnAddressForm = lazy(async () => ({
  default: (await import('./return-address-form.tsx')).ReturnAddressForm,
}));

/** Loaded in Great Britain only: other countries have no region. */
const ReturnRegionSelect = lazy(async () => ({
  default: (await import('./region-select.tsx')).ReturnRegionSelect,
}));

type Props = {
  subscriptionNumber: string;
  scope: ReturnScope;
  /** The form is open at first. */
  edits?: boolean;
  onConfirmed: () => void;
};

export function ReturnAddressStep(props: Props) {
  const response = useCall('getReturnAddress', {}, { revalidateOnFocus: false });
  const { data, error, isLoading } = response;
  const isNone = error ? error.problem.status === 404 : !data && !isLoading;
  if (data || isNone) return <KnownAddress {...props} address={data ?? undefined} />;
  return <LoadState responses={[response]} skeleton={<FormSkeleton />} />;
}

function KnownAddress({
  subscriptionNumber,
  scope,
  edits = false,
  onConfirmed,
  address,
}: Props & { address: ReturnAddress | undefined }) {
  const { t } = useTranslation();
  const stored = useMemo(() => (address ? { ...address, type: 'Shipping' as const } : null), [address]);
  const edited = useEditedAddresses('return', { shipping: stored, billing: null }).shipping;
  const regions = regionsOf(edited.sentCountry);
  const saving = useSaveReturnAddress(subscriptionNumber, scope);
  const draftName = `return-address-${subscriptionNumber}`;
  const hasDraft = useHasDraft(draftName);
  const [chosenEditing, setEditing] = useState<boolean>();
  const editing = chosenEditing ?? (edits || hasDraft);
  const [chosen, setChosen] = useState<ReturnRegion>();
  const saved = address && findRegion(address);
  const region = chosen ?? saved;
  const blocked = regions.length > 0 && !region ? t('returns.region.first') : undefined;

  /** Opens or closes the form: the pressed button disappears, so that a heading gets the focus. */
  function edit(open: boolean): Promise<void> {
    return keepFocus(async () => {
      saving.reset();
      setEditing(open);
    });
  }

  /** Saves the address first if its region has changed. Resolves to whether the address is confirmed. */
  async function confirm(): Promise<boolean> {
    if (address && region !== saved) {
      if (!(await saving.run({ address: toReturnAddress(edited, addressForm(edited.saved), region) }))) return false;
    }
    onConfirmed();
    return true;
  }

  return (
    <div className="returns">
      {regions.length > 0 && (
        <Suspense fallback={<FormSkeleton />}>
          <ReturnRegionSelect regions={regions} value={region} disabled={saving.isRunning} onChoose={setChosen} />
        </Suspense>
      )}
      {editing || !address ? (
        <Suspense fallback={<FormSkeleton />}>
          <ReturnAddressForm
            {...{ edited, region, blocked, saving, draftName }}
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
          <ErrorNotice text={saving.errorText} />
          <ChangeNotice progress={saving.progress} />
          <SubmitRow
            label={t('returns.address.confirm')}
            busy={saving.isRunning}
            busyText={t('checkout.saving')}
            disabledReason={blocked}
            onPress={confirm}
          >
            {(reasonId) => (
              <Button
                disabled={blocked !== undefined || saving.isRunning}
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
