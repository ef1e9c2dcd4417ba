/** A field of an address that the customer types. A postal code is written in the form of its country when it is left. */
import { formatPostalCode } from '@perennial/shared/validation/postal-code';
import { toTypedText } from '@perennial/shared/validation/typed-text';
import { TextField } from '../../ui/form/text-field.tsx';
import { addressInput } from '../forms/field-inputs.ts';
import { type AddressFieldProps, useAddressField } from './use-address-field.ts';

export function TypedAddressField({ purpose, edited, field }: AddressFieldProps) {
  const { form, name, label, error, validate } = useAddressField({ purpose, edited, field });
  const { country } = edited;
  const isPostalCode = field.rule.pattern === 'postalCode';
  return (
    <TextField
      {...addressInput(field.name, purpose, country)}
      {...form.register(name, {
        validate,
        onBlur: (event: { target: { value: string } }) => {
          const text = event.target.value;
          form.setValue(name, isPostalCode ? formatPostalCode(country, text) : toTypedText(text));
        },
      })}
      label={label}
      error={error}
      optional={!field.required}
    />
  );
}
