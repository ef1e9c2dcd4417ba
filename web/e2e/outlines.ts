/** The landmarks and headings of pages, as `outlines.spec.ts` reads them. */

/** Around the main view of every page. */
export const frame = {
  before: ['banner', '  navigation "Language"', '  navigation "Menu"'],
  after: ['contentinfo', '  navigation "About this shop"'],
} as const;

/** Checkout has no menu, so that no link leads away by accident. */
export const framesOfPages: Partial<
  Record<keyof typeof outlines, Pick<typeof frame, 'after'> & { before: readonly string[] }>
> = {
  checkout: { ...frame, before: ['banner', '  navigation "Language"'] },
};

/** In the main view. */
export const outlines = {
  'empty cart': [
    'heading "Your cart is empty" [level=1]',
    'region "Our products"',
    '  heading "Our products" [level=2]',
    '    heading "Halo sonic toothbrush with brush heads" [level=3]',
    '    heading "Halo sonic toothbrush in rose with brush heads" [level=3]',
    '    heading "Aura air purifier rental with filters" [level=3]',
    '    heading "Aura air purifier rental, filters paid monthly" [level=3]',
    '    heading "Lume hair-removal device, try and buy" [level=3]',
    '    heading "Arc razor with blades" [level=3]',
    '    heading "Halo brush heads" [level=3]',
    '    heading "Aura replacement filters" [level=3]',
    '    heading "Halo gift box" [level=3]',
    '    heading "Halo brush heads with your dental plan" [level=3]',
  ],
  cart: [
    'heading "Your cart" [level=1]',
    '  heading "Halo sonic toothbrush with brush heads" [level=2]',
    '  heading "Good to know" [level=3]',
    'region "Summary"',
    '  heading "Summary" [level=2]',
  ],
  'end of a contract': ['heading "Please fill in the subscription that you want to terminate" [level=1]'],
  'not found': ['heading "This page cannot be found" [level=1]'],
  checkout: [
    'heading "Checkout" [level=1]',
    'region "Personal details (done)"',
    '  heading "Personal details (done)" [level=2]',
    'region "Delivery (done)"',
    '  heading "Delivery (done)" [level=2]',
    'region "Payment method"',
    '  heading "Payment method" [level=2]',
    '  region "What you agree to"',
    '    heading "What you agree to" [level=3]',
    'region "Your order"',
    '  heading "Your order" [level=2]',
  ],
  subscription: [
    'heading "Halo sonic toothbrush with brush heads" [level=1]',
    'region "Next shipment"',
    '  heading "Next shipment" [level=2]',
    'complementary "At a glance"',
    '  heading "Afterwards" [level=2]',
    '  region "Products of this subscription"',
    '    heading "Products of this subscription" [level=2]',
    '      heading "Halo sonic toothbrush" [level=3]',
    '      heading "Two Halo brush heads" [level=3]',
    'heading "Modify subscription" [level=2]',
    '  heading "How often Every 3 months" [level=3]',
    '  heading "Product Two Halo brush heads" [level=3]',
    '  heading "Pause subscription" [level=3]',
    '  heading "One-time orders" [level=3]',
    '  heading "Promotion information" [level=3]',
    '  heading "Track your order one parcel" [level=2]',
    '  heading "Problem with a delivery" [level=2]',
    '  heading "Cancel, return or withdraw" [level=2]',
    '  heading "Terms and conditions" [level=2]',
  ],
  overview: [
    'navigation "Account menu"',
    'heading "Hello Owen" [level=1]',
    'heading "Coming up" [level=2]',
    'heading "Active subscriptions" [level=2]',
    '  heading "Halo sonic toothbrush with brush heads" [level=3]',
  ],
  'my data': [
    'navigation "Account menu"',
    'heading "Data and logins" [level=1]',
    'heading "Where you are logged in" [level=2]',
    'heading "What our customer service did" [level=2]',
    'heading "Copy of your data" [level=2]',
    'heading "Delete my data" [level=2]',
    'heading "Privacy choices" [level=2]',
  ],
  'personal details': [
    'navigation "Account menu"',
    'heading "Personal details" [level=1]',
    'heading "Contact details" [level=2]',
    'heading "Privacy declaration" [level=3]',
    'heading "Addresses" [level=2]',
    'heading "Shipping address" [level=3]',
    'heading "Billing address" [level=3]',
    'heading "Newsletter" [level=2]',
  ],
  'payment details': ['navigation "Account menu"', 'heading "Payment details" [level=1]'],
  support: [
    'navigation "Account menu"',
    'heading "Need help?" [level=1]',
    'heading "Ask us a question" [level=2]',
    'heading "Frequently asked questions" [level=2]',
  ],
} as const;
