/**
 * Where the focus is after the last button of each flow, and what a screen reader says by itself. The focus is named as
 * in the tree of accessibility: role and name.
 */
type Afterwards = {
  /** Undefined on a page that was opened anew: the browser has the focus. */
  readonly focus: string | undefined;
  /** What is said at last; undefined where the focus moves to what comes next, which is read. */
  readonly says: string | RegExp | undefined;
};

/** The title of the overview, without the name of the customer. */
const overview = 'heading "Hello ';
/** The parts of a subscription's page where its changes are. */
const nextShipment = 'heading "Next shipment" [level=2]';
const modified = 'heading "Modify subscription" [level=2]';
const asked = (says: string | RegExp, focus: string): Afterwards => ({ focus, says });
const moved = (focus: string): Afterwards => ({ focus, says: undefined });
const opened: Afterwards = { focus: undefined, says: undefined };

export const afterwards: Readonly<Record<string, Afterwards>> = {
  'another product': asked(/^Your product has been changed\./, modified),
  'another frequency': asked(/^The frequency has been changed\./, 'button "Change frequency"'),
  'a postponement': asked(/postponed successfully!$/, nextShipment),
  'one more shipment': asked(/^Your additional one-time replenishment/, 'button "Order one more"'),
  'a shipment now': asked(/^Subscription has been updated\./, nextShipment),
  'a pause': asked('Subscription paused successfully!', overview),
  'the end of a pause': asked(/^Your subscription continues\./, nextShipment),
  'the end of a pause that has a date': asked(/^Your subscription continues\./, nextShipment),
  'another end of a pause': asked(/^The pause now ends on /, 'button "Change the resume date"'),
  'a repair': asked('Je reparatieaanvraag is ontvangen!', 'heading "Hallo '),
  'a discount code': asked('Voucher code activated', 'heading'),

  'a cancellation with its amounts': asked(/^Ihre Kündigung wird bearbeitet!/, 'heading "Hallo '),
  'a cancellation without a remaining amount': asked(/^Your cancellation is being processed!/, overview),
  'a cancellation that an American insurer pays': asked('Your cancellation is being processed!', overview),
  'a return from the dialogs': moved('button "Close"'),
  'the address of a return from the dialogs': moved('button "Schließen"'),
  'a return from its pages': moved('heading "What happens next?" [level=2]'),
  'the address of a return': asked('Address updated successfully', 'heading "Pickup address" [level=2]'),
  'the withdrawal of a return': moved('button "Schließen"'),

  'the removal of a bundle from the cart': moved('heading "Arc razor with blades" [level=2]'),
  'a discount code in the cart': moved('heading "Halo sonic toothbrush with brush heads" [level=2]'),
  'the way from the cart to checkout': asked('One moment…', 'heading "Checkout" [level=1]'),
  'an order by card': asked('Loaded', 'paragraph: Pay $146.89 with Visa'),
  'an order with the saved card': asked(
    'Ihre Bestellung wird aufgegeben…',
    'heading "Vielen Dank für Ihre Bestellung" [level=1]',
  ),
  'an order at a wallet': opened,
  'the payment of an invoice': asked('Loaded', 'paragraph: Paga'),
  'the payment of a device in full': asked('Loaded', 'paragraph: Pay $542.28 with Visa'),
  'another payment method': asked('Loaded', 'paragraph: "Ihre neue Zahlungsart: Visa"'),
  'another payment method at a wallet': opened,
  'the consent to recurring payments': moved('heading "Betaalmethode" [level=2]'),
  'the refusal of recurring payments': moved('heading "Betaalmethode" [level=2]'),

  'a question to customer care': asked(/^The question has been sent/, 'button "Submit your question"'),
  'the newsletter': asked('You will receive our newsletter', 'checkbox "Send me news and offers by email" [checked]'),
  'an address of the account': asked('Address updated successfully', 'heading "Addresses" [level=2]'),
  'an address with the ZIP code of another state': asked(
    'Address updated successfully',
    'heading "Addresses" [level=2]',
  ),
  'an address in checkout': moved('heading "Payment method" [level=2]'),
  'the phone number in checkout': moved('heading "Payment method" [level=2]'),
  'the language of a customer': opened,
  'a termination in two steps': moved('paragraph: Vous recevrez une confirmation par e-\u2060mail.'),
  'a termination on one page': moved('paragraph: '),
  'a termination in one step': moved('paragraph: You will receive a confirmation by email.'),
  'the withdrawal from a contract': moved('paragraph: Vous recevrez une confirmation par e-\u2060mail.'),
  'a sign-out': { focus: 'main', says: undefined },

  'the sign-in of customer care': opened,
  'a discount by customer care': asked('This action has been executed successfully', 'heading "Device plan" [level=3]'),
  'a re-shipping': { focus: undefined, says: undefined },
  'a cancellation by customer care': asked(
    'This action has been executed successfully',
    'heading "Device plan" [level=3]',
  ),
  'a cancellation by customer care on a date': asked(
    'This action has been executed successfully',
    'heading "Device plan" [level=3]',
  ),
  'the way back of a pause': asked(/^The pause has ended\./, overview),
  'a pause of several subscriptions': moved('heading "Für alle ausgewählten Abos erledigt (3)." [level=3]'),
  'a question about a delivery': asked(/^The question has been sent/, 'button "Submit your question"'),
  'the request for deletion': asked(/^Your request has been sent/, 'heading "Delete my data" [level=2]'),
  'the end of other sign-ins': asked(/^All other logins have ended\./, 'heading "Where you are logged in" [level=2]'),
  'the copy of all data': moved('heading "Copy of your data" [level=2]'),
  'the documents of a year': asked(/^Documents saved: /, 'button "Download all documents"'),

  'the change to another customer': { focus: undefined, says: 'Logging out…' },
};
