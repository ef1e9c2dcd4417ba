/** Changes of a subscription. */
import { textsFor } from '@perennial/shared/locales/texts';
import { confirm, exact, type Flow, named, task } from './flow.ts';

const { repair } = textsFor('nl').subscription;

export const subscriptionFlows: readonly Flow[] = [
  {
    title: 'another product',
    open: task('ca-subscriber', 'product', (page) => page.getByRole('radio', { name: /gentle brush heads/ }).check()),
    buttons: [exact('Change product type'), confirm],
    sends: ['changeReplenishmentProduct'],
  },
  {
    title: 'another frequency',
    open: task('ca-subscriber', 'frequency', (page) =>
      page.getByRole('combobox', { name: 'How often' }).selectOption('Every 2 months'),
    ),
    buttons: [exact('Change frequency'), confirm],
    sends: ['changeReplenishmentFrequency'],
  },
  {
    title: 'a postponement',
    open: task('ca-subscriber', 'postpone'),
    buttons: [exact('Postpone by one month'), confirm],
    sends: ['postponeReplenishment'],
  },
  {
    title: 'one more shipment',
    open: task('ca-subscriber', 'order'),
    buttons: [exact('Order one more'), confirm],
    sends: ['orderOneTimeReplenishment'],
  },
  {
    title: 'a shipment now',
    open: task('ca-subscriber', 'ship-now'),
    buttons: [exact('Ship now'), confirm],
    sends: ['shipReplenishmentNow'],
  },
  {
    title: 'a pause',
    open: task('ca-subscriber', 'pause', (page) => page.getByRole('radio', { name: 'Indefinitely' }).check()),
    buttons: [exact('Pause subscription'), confirm],
    sends: ['pauseReplenishment'],
  },
  {
    title: 'the end of a pause',
    open: task('ca-paused', 'resume'),
    buttons: [exact('Resume now'), confirm],
    sends: ['resumeReplenishment'],
  },
  {
    title: 'the end of a pause that has a date',
    open: task('ca-paused-until', 'resume'),
    buttons: [exact('Resume now'), confirm],
    sends: ['changeResumeDate'],
  },
  {
    title: 'another end of a pause',
    open: task('ca-paused-until', 'resume', async (page) => {
      const end = new Date();
      end.setDate(end.getDate() + 20);
      const [year, month, day] = end.toISOString().slice(0, 10).split('-');
      await page.getByRole('textbox', { name: 'New resume date' }).fill(`${month}/${day}/${year}`);
    }),
    buttons: [exact('Change the resume date'), confirm],
    sends: ['changeResumeDate'],
  },
  {
    title: 'a repair',
    open: task('nl-subscriber', 'repair'),
    buttons: [exact(repair.action), confirm],
    sends: ['requestRepair'],
  },
  {
    title: 'a discount code',
    open: task('ca-subscriber', 'promotion', (page) =>
      page.getByRole('textbox', { name: 'Discount code' }).fill('halo20'),
    ),
    buttons: [named(/^Apply/)],
    sends: ['applyPromotionCode'],
  },
];
