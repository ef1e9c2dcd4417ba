/** The states of what changes something: before each of its buttons, while the change runs, and refused. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { textsFor } from '@perennial/shared/locales/texts';
import { refusal } from './state.ts';

type FlowStates = {
  /** A title of the table of flows. */
  readonly flow: string;
  /** The components of the dialogs that the flow opens. */
  readonly shows: readonly string[];
};

/** The flows that open a dialog. */
export const dialogsOfFlows: readonly FlowStates[] = [
  { flow: 'another product', shows: ['ProductForm'] },
  { flow: 'another frequency', shows: ['FrequencyForm'] },
  { flow: 'a postponement', shows: ['PostponementDialog'] },
  { flow: 'one more shipment', shows: ['OneTimeOrderDialog'] },
  { flow: 'a shipment now', shows: ['ShippingNowDialog'] },
  { flow: 'a pause', shows: ['Pause'] },
  { flow: 'the end of a pause', shows: ['ResumptionDialog'] },
  { flow: 'another end of a pause', shows: ['ResumeDateForm'] },
  { flow: 'a repair', shows: ['RepairRequest'] },
  { flow: 'an address with the ZIP code of another state', shows: ['ZipDialog'] },
  { flow: 'a discount by customer care', shows: ['CareDialog'] },
];

/** Calls whose refusal the page does not show: it goes on without them. */
export const unshown: readonly CallName[] = ['setLanguage'];

/** What the page says instead of the words of the shop API. */
const ownWords: Readonly<Partial<Record<CallName, string>>> = {
  signInAdmin: textsFor('en-CA').errors['admin.signInRefused'],
};

/** Returns what the page says when the shop API refuses a call. */
export const refusedWords = (name: CallName): string => ownWords[name] ?? refusal.body.errorMessages[0].message;
