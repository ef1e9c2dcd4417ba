/** The texts of the identity provider's pages. */

export type AccountTexts = {
  readonly owner: string;
  readonly note: string;
  readonly backToShop: string;

  readonly signInTitle: string;
  readonly signInLead: string;
  readonly signIn: string;
  readonly newHere: string;
  readonly toSignUp: string;

  readonly signUpTitle: string;
  readonly signUpLead: string;
  readonly signUp: string;
  readonly haveAccount: string;
  readonly toSignIn: string;

  readonly profileTitle: string;
  readonly profileLead: string;
  readonly save: string;

  readonly signOutTitle: string;
  readonly signOutLead: string;
  readonly signOut: string;
  readonly signedOutTitle: string;
  readonly signedOutLead: string;

  readonly expiredTitle: string;
  readonly expiredLead: string;
  readonly notSignedInTitle: string;
  readonly notSignedInLead: string;
  readonly failedTitle: string;
  readonly failedLead: string;

  readonly email: string;
  readonly password: string;
  readonly passwordHelp: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly optional: string;
  readonly terms: string;
  readonly marketingOptIn: string;

  readonly checkFields: string;
  /** For forms with a password: the page that shows the errors does not contain the entered password. */
  readonly checkFieldsAndPassword: string;
  readonly wrongCredentials: string;
  /** In this text and in the next ones `{label}` is the label of the field. */
  readonly isRequired: string;
  readonly isNotAnEmail: string;
  readonly isTaken: string;
  readonly isNotAName: string;
  readonly isNotAPhoneNumber: string;
  readonly isTooLong: string;
  readonly isNotAPassword: string;
  readonly termsAreRequired: string;
};
