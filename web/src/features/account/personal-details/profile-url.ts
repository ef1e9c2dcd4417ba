/** The profile page of the identity provider, and the return from it (docs/rules/sign-in.md#profile-page). */

/** The query parameter of the return URL that has the outcome of the visit. */
export const PROFILE_OUTCOME = 'profile';

/** Whether the shop has imported what the customer changed. */
type ProfileOutcome = 'updated' | 'failed';

/** Returns the outcome of a visit to the profile page; undefined without a visit. */
export function findProfileOutcome(query: URLSearchParams): ProfileOutcome | undefined {
  const outcome = query.get(PROFILE_OUTCOME);
  return outcome === 'updated' || outcome === 'failed' ? outcome : undefined;
}

/** Returns the URL at the BFF that opens the profile page and then goes back to the path `returnTo`. */
export function profileUrl(site: { culture: string; language: string }, returnTo: string): string {
  return `/bff/profile?${new URLSearchParams({ ...site, returnTo })}`;
}
