/** The way back to the address when a carrier refuses it (docs/rules/cancel-and-return.md#refused-addresses). */
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { ReturnProgress } from './progress.ts';
import { useReturnFlow } from './use-return-flow.ts';

const addressRefused: ReturnProgress = { kind: 'refused' };

export function OtherAddress() {
  const { t } = useTranslation();
  const { stepPath } = useReturnFlow();
  return (
    <>
      <p>{t('returns.carriers.otherAddress')}</p>
      <div>
        <Link className={buttonClass('secondary')} to={stepPath('return-address')} state={addressRefused}>
          {t('returns.address.edit')}
        </Link>
      </div>
    </>
  );
}
