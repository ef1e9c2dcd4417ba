/** What the frame of every page watches for a customer. Loaded after the page, because visitors do not need it. */
import { FirstPaymentWatch } from './first-payment-watch.tsx';
import { PaymentActivityWatch } from './payment-activity-watch.tsx';

export default function CustomerWatch() {
  return (
    <>
      <PaymentActivityWatch />
      <FirstPaymentWatch />
    </>
  );
}
