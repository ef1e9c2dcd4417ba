/** Headers of SVG files that the pages of the shop load from the sandbox. */
export const imageHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;
