/**
 * The form of the addresses in checkout and account. Errors show only after a submission, which keeps the entered
 * values; cancelling restores the saved ones.
 */
import { addressesToSend, addressForm } from '@perennial/shared/address/address-conversion';
import type { AddressContext } from '@perennial/shared/address/address-fields';
import { missingFields } from '@perennial/shared/address/address-layouts';
import { refusedFields } from '@perennial/shared/address/refused-fields';
import type { Address, Profile } from '@perennial/shared/models/profile';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { track } from '../../analytics/track.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { ChangeNotice } from '../changes/change-notice.tsx';
import { useChange } from '../changes/use-change.ts';
import { addressDraft } from '../forms/draft-names.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { onFailedValidation } from '../forms/failed-validation.ts';
import { markRefusedFields } from '../forms/mark-refused-fields.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useClosedReason } from '../status/change-entry.tsx';
import { AddressFields } from './address-fields.tsx';
import { savedShipping } from './saved-address.ts';
import type { AddressValues } from './use-address-field.ts';
import { useEditedAddresses } from './use-edited-addresses.ts';
import { findZipMismatches, type ZipMismatch } from './zip-check.ts';
import { ZipDialog } from './zip-dialog.tsx';

type Props = {
  context: Exclude<AddressContext, 'return'>;
  /** The saved addresses. */
  addresses: Pick<Profile, 'shipping' | 'billing' | 'hasBilling'>;
  /**
   * `billing-only`: the billing address is missing; of the shipping address only what the BFF refuses can be changed.
   */
  parts?: 'all' | 'billing-only';
  /** Whether the partner's discount code is applied (docs/rules/addresses.md#saving-an-address). */
  allianzCodeApplied?: boolean;
  saveText: string;
  onSaved: () => void;
  /** Called when the shop API rejects the addresses; the form shows the reason. */
  onFailed?: () => void;
  /** Undefined hides the cancel button, because no address is saved. */
  onCancel?: (() => void) | undefined;
};

export function AddressForm({
  context,
  addresses,
  parts = 'all',
  allianzCodeApplied = false,
  saveText,
  onSaved,
  onFailed,
  onCancel,
}: Props) {
  const { t } = useTranslation();
  const { culture } = useSite();
  // The shop ships within the country of the site only, so checkout asks for another shipping address.
  const shipping = context === 'checkout' ? savedShipping(addresses, culture.countryCode) : addresses.shipping;
  const edited = useEditedAddresses(context, {
    shipping: shipping ?? null,
    billing: addresses.hasBilling ? addresses.billing : null,
  });
  const shippingFields =
    parts === 'billing-only' ? refusedFields(edited.shipping, { context, purpose: 'shipping' }) : undefined;
  const [checking, setChecking] = useState(false);
  const [mismatches, setMismatches] = useState<readonly ZipMismatch[]>([]);
  const savedValues: AddressValues = {
    shipping: addressForm(edited.shipping.saved),
    billing: addressForm(edited.billing.saved),
    hasBillingAddress: addresses.hasBilling,
  };
  const form = useForm<AddressValues>({
    shouldFocusError: false,
    defaultValues: savedValues,
  });
  const forgetDraft = useDraft(addressDraft(context), form, onCancel);
  // `addressesToSend` puts the shipping address first.
  const toField = (path: string) => {
    const [, index, field] = path.split('.');
    const purpose = index === '1' ? 'billing' : 'shipping';
    const row = edited[purpose].layout.find(({ name }) => name === field);
    const isShown = purpose === 'billing' || (shippingFields?.some((name) => name === field) ?? true);
    return row && isShown ? (`${purpose}.${row.name}` as const) : undefined;
  };
  const { run, isRunning, errorText, progress } = useChange('updateAddresses', {
    onDone: () => {
      forgetDraft();
      onSaved();
    },
    onFailed: (refusal) => {
      markRefusedFields(form.setError, refusal, toField);
      onFailed?.();
    },
  });
  const closedReason = useClosedReason();
  const values = form.watch();
  const busy = checking || isRunning;

  // In checkout the button is disabled until all required fields are filled in; the account checks after the press
  // (docs/rules/addresses.md#required-in-checkout).
  const missing = context === 'checkout' ? findMissing() : [];
  const missingNames = [...new Set(missing.map(({ label }) => t(`fields.labels.${label}`)))];

  function findMissing() {
    const missingShipping = missingFields(edited.shipping.layout, values.shipping).filter(
      ({ name }) => shippingFields?.includes(name) ?? true,
    );
    if (!values.hasBillingAddress) return missingShipping;
    return [...missingShipping, ...missingFields(edited.billing.layout, values.billing)];
  }

  const toAddresses = (filled: AddressValues): Address[] =>
    addressesToSend(edited, filled.shipping, filled.hasBillingAddress ? filled.billing : undefined);

  const send = (addresses: Address[]) => run({ body: { addresses, allianzCodeApplied } });

  async function checkAndSend(filled: AddressValues): Promise<void> {
    const sent = toAddresses(filled);
    setChecking(true);
    const mismatchesFound = await findZipMismatches(
      parts === 'all' ? sent : sent.filter(({ type }) => type === 'Billing'),
    );
    setChecking(false);
    if (mismatchesFound.length > 0) setMismatches(mismatchesFound);
    else await send(sent);
  }

  function editZip(): void {
    const [first] = mismatches;
    setMismatches([]);
    // The dialog first returns the focus to where it was; then the field gets it.
    if (first) setTimeout(() => form.setFocus(`${first.purpose}.zipCode`));
  }

  const save = form.handleSubmit(checkAndSend, onFailedValidation('address'));

  return (
    <FormProvider {...form}>
      <Form onSubmit={save} error={errorText}>
        {form.formState.submitCount > 0 && <ErrorSummary errors={form.formState.errors} />}
        {shippingFields?.length !== 0 && (
          <fieldset className="form__group" disabled={busy}>
            <legend className="form__legend">{t('address.shipping')}</legend>
            <AddressFields purpose="shipping" edited={edited.shipping} only={shippingFields} />
          </fieldset>
        )}
        {parts === 'all' && (
          <Checkbox
            label={t('address.differentBilling')}
            disabled={busy}
            {...form.register('hasBillingAddress', {
              onChange: (event: { target: { checked: boolean } }) =>
                track(
                  event.target.checked ? 'different_billing_address:check' : 'different_billing_address:uncheck',
                  {},
                ),
            })}
          />
        )}
        {values.hasBillingAddress && (
          <fieldset className="form__group" disabled={busy}>
            <legend className="form__legend">{t('address.billing')}</legend>
            <AddressFields purpose="billing" edited={edited.billing} />
          </fieldset>
        )}
        <ChangeNotice progress={progress} />
        <SubmitRow
          label={saveText}
          busy={busy}
          busyText={t('checkout.saving')}
          disabledReason={
            closedReason ?? (missing.length > 0 ? t('address.missing', { fields: missingNames.join(', ') }) : undefined)
          }
        >
          {onCancel && (
            <Button
              variant="quiet"
              disabled={busy}
              onClick={() => {
                forgetDraft();
                form.reset(savedValues);
                onCancel();
              }}
            >
              {t('checkout.cancel')}
            </Button>
          )}
        </SubmitRow>
      </Form>
      <ZipDialog
        context={context}
        mismatches={mismatches}
        onEdit={editZip}
        onContinue={() => {
          setMismatches([]);
          void send(toAddresses(form.getValues()));
        }}
      />
    </FormProvider>
  );
}
