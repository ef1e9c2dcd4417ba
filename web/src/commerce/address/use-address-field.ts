/** A field of the address form: its label, its error and its rule (docs/rules/addresses.md#address-fields). */
import { addressFault } from '@perennial/shared/address/address-faults';
import type { AddressFieldRow, AddressForm, AddressPurpose } from '@perennial/shared/address/address-fields';
import type { EditedAddress } from '@perennial/shared/address/edited-address';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../texts/texts.ts';
import { useFaultText } from '../forms/use-fault-text.ts';

/** The values of the address form: both addresses, even if the second one is not used. */
export type AddressValues = {
  readonly shipping: AddressForm;
  readonly billing: AddressForm;
  readonly hasBillingAddress: boolean;
};

export type AddressFieldProps = { purpose: AddressPurpose; edited: EditedAddress; field: AddressFieldRow };

/** Returns the field within a form of `AddressValues`. */
export function useAddressField({ purpose, edited, field }: AddressFieldProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const form = useFormContext<AddressValues>();
  const name = `${purpose}.${field.name}` as const;
  const label = t(`fields.labels.${field.label}`);
  return {
    form,
    name,
    label,
    error: form.formState.errors[purpose]?.[field.name]?.message,
    validate: (value: string) => {
      const { stateCode } = form.getValues(purpose);
      return faultText(label, addressFault(field, value, { ...edited, stateCode }));
    },
  };
}
