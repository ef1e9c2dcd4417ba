/** The button that begins a change of a subscription, with the reason while it is disabled. */
import { useId } from 'react';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormActions, FormReason } from '../../../ui/form/form-parts.tsx';

type Props = {
  label: string;
  /** Undefined enables the button. */
  disabledReason?: string | undefined;
  onPress: () => void;
};

export function ActionRow({ label, disabledReason, onPress }: Props) {
  const reasonId = useId();
  const closedReason = useClosedReason();
  const reason = closedReason ?? disabledReason;
  const isDisabled = reason !== undefined;
  return (
    <FormActions>
      <Button disabled={isDisabled} aria-describedby={isDisabled ? reasonId : undefined} onClick={onPress}>
        {label}
      </Button>
      {isDisabled && <FormReason id={reasonId}>{reason}</FormReason>}
    </FormActions>
  );
}
