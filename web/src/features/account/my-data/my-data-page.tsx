/** What the shop keeps about a customer, and where the customer is logged in (docs/rules/my-data.md). */
import './my-data.css';
import type { AccountActivity } from '@perennial/shared/models/my-data';
import useSWR, { type SWRResponse } from 'swr';
import { bff, type ProblemError } from '../../../api/client.ts';
import { LateTexts } from '../../../commerce/late-texts.tsx';
import { LoadState } from '../../../commerce/load-state.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CareList } from './care-list.tsx';
import { DataCopy } from './data-copy.tsx';
import { Deletion } from './deletion.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';
import { SignInList } from './sign-in-list.tsx';

export default function MyDataPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('account.pages.myData')}</PageTitle>
      <LateTexts textKey="myData.lead" skeleton={<Loading />}>
        <MyData />
      </LateTexts>
    </>
  );
}

function MyData() {
  const { t } = useTranslation();
  const activity: SWRResponse<AccountActivity, ProblemError> = useSWR('accountActivity', () =>
    bff('GET', '/bff/account-activity'),
  );
  return (
    <div className="my-data">
      <p>{t('myData.lead')}</p>
      {activity.data ? (
        <>
          <SignInList signIns={activity.data.signIns} onEnded={() => activity.mutate()} />
          <CareList entries={activity.data.careEntries} />
        </>
      ) : (
        <LoadState responses={[activity]} skeleton={<Loading />} />
      )}
      <DataCopy />
      <Deletion />
      <PrivacyChoices />
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Card>
      <Skeleton label={t('ui.loading')} lines={8} />
    </Card>
  );
}
