import type { AccountTexts } from './account-texts.ts';

export const en: AccountTexts = {
  owner: 'Perennial account',
  note: 'This is a test sign-in. Please do not use a password that you use anywhere else.',
  backToShop: 'Back to the shop',

  signInTitle: 'Sign in',
  signInLead: 'One account for your orders and subscriptions.',
  signIn: 'Sign in',
  newHere: 'New to Perennial?',
  toSignUp: 'Create an account',

  signUpTitle: 'Create your account',
  signUpLead: 'With an account you can see, change and pause your subscriptions whenever you like.',
  signUp: 'Create account',
  haveAccount: 'Do you have an account already?',
  toSignIn: 'Sign in instead',

  profileTitle: 'Personal details',
  profileLead: 'This is how we address you and how we reach you.',
  save: 'Save changes',

  signOutTitle: 'Signing you out',
  signOutLead: 'This takes a moment. If nothing happens, use the button.',
  signOut: 'Sign out',
  signedOutTitle: 'You are signed out',
  signedOutLead: 'See you soon.',

  expiredTitle: 'This page has expired',
  expiredLead:
    'It was open for too long, or it was used already. Nothing is lost: go back to the shop and start again there.',
  notSignedInTitle: 'You are not signed in',
  notSignedInLead: 'To change your personal details, go back to the shop and sign in there.',
  failedTitle: 'That did not work',
  failedLead: 'The request could not be completed. Please go back to the shop and try again.',

  email: 'Email address',
  password: 'Password',
  passwordHelp: '8-20 characters, with at least 2 of 3 types: letters, digits, symbols _.@$',
  showPassword: 'Show',
  hidePassword: 'Hide',
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  optional: 'optional',
  terms: 'I accept the terms of use and have read the privacy notice.',
  marketingOptIn: 'Send me news and offers by email. I can unsubscribe at any time.',

  checkFields: 'Please check the marked fields.',
  checkFieldsAndPassword: 'Please check the marked fields and enter your password again.',
  wrongCredentials: 'This email address and password do not belong together. Please check both and try again.',
  isRequired: '{label} is required',
  isNotAnEmail: '{label} is not a valid email address',
  isTaken: '{label} already belongs to an account. Sign in with it, or use another one.',
  isNotAName: '{label} may contain letters, spaces, apostrophes and hyphens only',
  isNotAPhoneNumber: '{label} is not a valid phone number',
  isTooLong: '{label} is too long',
  isNotAPassword: '{label} must be 8-20 characters with at least 2 of 3 types (letters, digits, symbols _.@$)',
  termsAreRequired: 'Please accept the terms of use to create an account.',
};
