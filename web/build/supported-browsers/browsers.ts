/** The oldest versions that the shop supports (ADR 43). README names them; the build compiles for them and checks them. */

/** By the names of the compatibility data of MDN. */
export const supportedBrowsers = {
  chrome: '111',
  chrome_android: '111',
  edge: '111',
  firefox: '121',
  firefox_android: '121',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '22',
} as const;

export type BrowserName = keyof typeof supportedBrowsers;

/** The same for the build, which knows engines and not every brand. */
export const buildTargets = [
  `chrome${supportedBrowsers.chrome}`,
  `edge${supportedBrowsers.edge}`,
  `firefox${supportedBrowsers.firefox}`,
  `safari${supportedBrowsers.safari}`,
  `ios${supportedBrowsers.safari_ios}`,
];
