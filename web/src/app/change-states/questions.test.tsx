// @vitest-environment happy-dom
/** The dialogs that send nothing. */

import { press } from '../../testing/change-states/person.ts';
import { questionRows } from '../../testing/change-states/question-rows.ts';
import { holdQuestionStates, type QuestionRow } from '../../testing/change-states/question-states.tsx';
import { signedInAnna } from '../../testing/in-shop.tsx';
import { PageRoutes } from '../routing/routes.tsx';
import ActingAsBar from '../shell/acting-as-bar.tsx';

const leaving: QuestionRow = {
  source: 'app/shell/acting-as-bar.tsx',
  at: '/',
  page: <ActingAsBar />,
  site: { session: { ...signedInAnna, role: 'admin', adminName: 'Kim' } },
  answers: {},
  open: () => press('Another customer'),
  name: 'Stop acting for Anna?',
  says: 'What is not saved is lost.',
  ways: ['Leave the account', 'Stay'],
  closedFocus: 'Another customer',
};

holdQuestionStates(
  { ...questionRows, 'the end of acting for a customer': leaving },
  <main tabIndex={-1}>
    <PageRoutes />
  </main>,
);
