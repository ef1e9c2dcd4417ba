/**
 * Section "Problem with a delivery": what is known of the deliveries, what is wrong, and what fits
 * (docs/rules/subscriptions.md#problem-with-a-delivery).
 */
import './problem.css';
import { findParcelTracks, findReturnTracks } from '@perennial/shared/subscriptions/goods-tracks';
import { Link } from 'react-router-dom';
import { sectionDraft } from '../../../commerce/forms/draft-names.ts';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { LateTexts } from '../../../commerce/late-texts.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RadioList } from '../cancel/radio-list.tsx';
import { FactList } from '../fact-list.tsx';
import { Parcels } from '../parcels.tsx';
import type { SectionProps } from '../use-subscription.ts';
import { findProblemActs, findProblemFacts, type Problem as Kind, type ProblemAct, problems } from './problem-acts.ts';

export default function Problem({ subscription }: SectionProps) {
  return (
    <LateTexts textKey="problem.ask">
      <Known subscription={subscription} />
      <Question subscription={subscription} />
    </LateTexts>
  );
}

/** The newest orders besides the recurring shipments that are told. */
const ORDERS = 3;

function Known({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { nextShipmentDate, oneTimeOrders, ratePlans } = subscription;
  const isSent = findParcelTracks(subscription).some(({ number }) => number !== null);
  const isBack = findReturnTracks(subscription).length > 0;
  const orders = oneTimeOrders.toSorted((one, other) => other.orderDate.localeCompare(one.orderDate)).slice(0, ORDERS);
  return (
    <div className="problem__known">
      <Parcels subscription={subscription} />
      {isSent ? <p>{t('problem.arrival')}</p> : !isBack && <p>{t('subscription.track.mailFollows')}</p>}
      {orders.length > 0 && (
        <ul>
          {[...orders.entries()].map(([index, { description: product, orderDate, shippingDate }]) => (
            <li key={index}>
              {shippingDate
                ? t('problem.sentOrder', { product, date: date(orderDate), sent: date(shippingDate) })
                : t('problem.waitingOrder', { product, date: date(orderDate) })}
            </li>
          ))}
        </ul>
      )}
      <FactList
        facts={[
          [t('subscription.facts.nextShipment'), nextShipmentDate && date(nextShipmentDate)],
          ...ratePlans.map(({ productName, repairStatus }) => [productName, repairStatus] as const),
        ]}
      />
    </div>
  );
}

function Question({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { culture, markets } = useSite();
  const [entered, setEntered] = useDraftText(sectionDraft('problem', subscription.number), 'kind');
  const problem = problems.find((kind) => kind === entered);
  const viewer = { countryCode: culture.countryCode, selfService: markets.selfService };
  return (
    <>
      <RadioList
        legend={t('problem.ask')}
        options={problems.map((value) => ({ value, label: t(`problem.kinds.${value}`) }))}
        chosen={problem}
        onChoose={setEntered}
      />
      <div role="status" className="problem__acts">
        {problem &&
          findProblemActs(problem, findProblemFacts(subscription, viewer)).map((act) => (
            <div key={act} className="problem__act">
              <p>{t(`problem.acts.${act}`)}</p>
              <Way act={act} problem={problem} subscription={subscription} />
            </div>
          ))}
      </div>
    </>
  );
}

/** The tasks of links, and the words of their sections. */
const tasks = {
  shipNow: ['ship-now', 'subscription.modify.parts.shippingNow'],
  repair: ['repair', 'subscription.repair.action'],
  return: ['return', 'subscription.sections.cancelOrReturn'],
  frequency: ['frequency', 'subscription.modify.parts.frequency'],
  postpone: ['postpone', 'subscription.postpone.action'],
} as const;

type WayProps = SectionProps & { act: ProblemAct; problem: Kind };

function Way({ act, problem, subscription }: WayProps) {
  const { t } = useTranslation();
  const { languageQuery: language, config } = useSite();
  const { number } = subscription;
  const sent = findParcelTracks(subscription).filter((parcel) => parcel.number !== null);
  switch (act) {
    case 'track':
      return sent.map(
        (parcel) =>
          parcel.url !== null && (
            <ButtonLink key={parcel.number} href={parcel.url} target="_blank" rel="noopener">
              {t('subscription.track.parcel', { number: parcel.number })} <Icon name="external" />
            </ButtonLink>
          ),
      );
    case 'support': {
      const [parcel, other] = sent;
      const question = [
        t(`problem.questions.${problem}`, { number }),
        ...(parcel && !other ? [t('problem.parcel', { number: parcel.number })] : []),
      ];
      return (
        <Link
          className={buttonClass('secondary')}
          to={paths.accountSupport({ language, delivery: `${question.join(' ')} ` })}
        >
          {config.contactForm ? t('problem.write') : t('account.support.title')}
        </Link>
      );
    }
    default: {
      const [task, label] = tasks[act];
      return (
        <Link className={buttonClass('secondary')} to={paths.subscriptionDetails(number, { language, task })}>
          {t(label)}
        </Link>
      );
    }
  }
}
