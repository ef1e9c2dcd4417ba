/** The parts of the workshop, one row each, in the order in which they are shown. */
import type { ComponentType } from 'react';
import { Amounts } from './amounts.tsx';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { ConfirmDialogs } from './confirm-dialogs.tsx';
import { ContentParts } from './content-parts.tsx';
import { Dates } from './dates.tsx';
import { Dialogs } from './dialogs.tsx';
import { Disclosures } from './disclosures.tsx';
import { Fields } from './fields.tsx';
import { Forms } from './forms.tsx';
import { Icons } from './icons.tsx';
import { Messages } from './messages.tsx';
import { Notices } from './notices.tsx';
import { Notifications } from './notifications.tsx';
import { PaymentPanels } from './payment-panels.tsx';
import { Rows } from './rows.tsx';
import { Selects } from './selects.tsx';
import { StatusPanels } from './status-panels.tsx';
import { Steps } from './steps.tsx';
import { SubscriptionCards } from './subscription-cards.tsx';
import { SubscriptionPanels } from './subscription-panels.tsx';
import { Waiting } from './waiting.tsx';

type Part = { readonly name: string; readonly States: ComponentType };

export const parts: readonly Part[] = [
  { name: 'buttons', States: Buttons },
  { name: 'icons', States: Icons },
  { name: 'amounts', States: Amounts },
  { name: 'fields', States: Fields },
  { name: 'selects', States: Selects },
  { name: 'choices', States: Choices },
  { name: 'dates', States: Dates },
  { name: 'forms', States: Forms },
  { name: 'dialogs', States: Dialogs },
  { name: 'disclosures', States: Disclosures },
  { name: 'rows', States: Rows },
  { name: 'notices', States: Notices },
  { name: 'notifications', States: Notifications },
  { name: 'messages', States: Messages },
  { name: 'waiting', States: Waiting },
  { name: 'steps', States: Steps },
  { name: 'content', States: ContentParts },
  { name: 'status-panels', States: StatusPanels },
  { name: 'payment-panels', States: PaymentPanels },
  { name: 'subscription-panels', States: SubscriptionPanels },
  { name: 'subscription-cards', States: SubscriptionCards },
  { name: 'confirm-dialogs', States: ConfirmDialogs },
];
