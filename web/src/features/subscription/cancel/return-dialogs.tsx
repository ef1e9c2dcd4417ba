/** The dialogs after a return was requested: its address, its carriers, and what happens next. */
import type { ReturnScope } from '@perennial/shared/models/return';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../../ui/form/form-parts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ReturnAddressStep } from '../return/address/return-address-step.tsx';
import { WhatHappensNext } from '../return/what-happens-next.tsx';
import { StepLine } from './cancel-steps.tsx';
import type { CancelFlow } from './use-cancel-flow.ts';

type Props = { flow: CancelFlow };

/** `edits`: the form of the address is open, because the carriers have refused the saved one. */
type AddressProps = { scope: ReturnScope; edits?: boolean | undefined };

/** A customer who closes it goes on with the pages of the return, which the section links to. */
export function AddressDialog({ flow: { facts, send, step }, scope, edits = false }: Props & AddressProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={() => send({ type: 'close' })} title={t('returns.address.title')} width={500}>
      <StepLine step={step} />
      <FormLayout>
        <Notice kind="success">
          <p>{t('subscription.cancel.requested')}</p>
        </Notice>
        <ReturnAddressStep
          subscriptionNumber={facts.number}
          scope={scope}
          edits={edits}
          onConfirmed={() => send({ type: 'confirmAddress' })}
        />
      </FormLayout>
    </Dialog>
  );
}

/** The shop may take up to 100 s for each of the two requests. */
export function CarriersDialog({ flow: { state, send, step } }: Props) {
  const { t } = useTranslation();
  const isRunning = state.running !== undefined;
  const close = () => send({ type: 'close' });
  return (
    <Dialog open onClose={close} title={t('returns.carriers.title')} width={545} dismissable={!isRunning}>
      <StepLine step={step} />
      <FormLayout>
        {isRunning ? (
          <p role="status">
            <Spinner /> {t('returns.carriers.waiting')}
          </p>
        ) : (
          <>
            <p>{t('subscription.cancel.carrierMissing')}</p>
            <ErrorNotice text={state.failure} />
            <p>{t('returns.carriers.otherAddress')}</p>
            <FormActions>
              <Button variant="primary" onClick={() => send({ type: 'confirmAddress' })}>
                {t('ui.retry')}
              </Button>
              <Button onClick={() => send({ type: 'changeAddress' })}>
                <Icon name="edit" />
                {t('returns.address.edit')}
              </Button>
              <Button onClick={close}>{t('ui.close')}</Button>
            </FormActions>
          </>
        )}
      </FormLayout>
    </Dialog>
  );
}

export function NextDialog({ flow: { send } }: Props) {
  const { t } = useTranslation();
  const finish = () => send({ type: 'finish' });
  return (
    <Dialog open onClose={finish} title={t('returns.next.title')} width={545}>
      <FormLayout>
        <WhatHappensNext />
        <FormActions>
          <Button variant="primary" onClick={finish}>
            {t('returns.next.done')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
