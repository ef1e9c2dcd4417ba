/** The profile page of the identity provider, and the return from it. See docs/rules/sign-in.md#profile-page. */

/** Whether the query of the return URL reports that the changed profile could not be imported. */
export function hasProfileImportFailed(query: URLSearchParams): boolean {
  return query.get('profile') === 'failed';
}

/** Returns the URL at the BFF that opens the profile page and then goes back to the path `returnTo`. */
export function profileUrl(site: { culture: string; language: string }, returnTo: string): string {
  return `/bff/profile?${new URLSearchParams({ ...site, returnTo })}`;
}
