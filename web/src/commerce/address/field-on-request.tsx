/**
 * An optional field behind a button. A value or an error shows it: that of a saved address, of a form that was left, or of
 * a refusal (docs/rules/addresses.md#checkout-layouts).
 */
import { useState } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TypedAddressField } from './typed-address-field.tsx';
import { type AddressFieldProps, useAddressField } from './use-address-field.ts';

export function FieldOnRequest(props: AddressFieldProps) {
  const { t } = useTranslation();
  const { form, name, label, error } = useAddressField(props);
  const [isShown, setShown] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // It stays when its value is deleted: who corrects it would lose the field.
  if (!isShown && (form.watch(name) !== '' || error !== undefined)) setShown(true);
  if (isPressed) {
    return (
      <div ref={focusField}>
        <TypedAddressField {...props} />
      </div>
    );
  }
  if (isShown) return <TypedAddressField {...props} />;
  return (
    <Button variant="quiet" className="address-fields__add" onClick={() => setPressed(true)}>
      <Icon name="plus" />
      <span>
        {label} <span className="field__optional">{t('ui.optional')}</span>
      </span>
    </Button>
  );
}

/** What takes the place of a pressed button gets the focus. */
function focusField(place: HTMLElement | null): void {
  place?.querySelector('input')?.focus();
}
