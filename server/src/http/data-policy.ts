/**
 * The content security policy of answers that are not documents: nothing in them may load or run, should a browser show
 * one all the same. Without it Chromium also asks for an icon.
 */
export const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";
