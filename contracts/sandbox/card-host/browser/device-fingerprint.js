// Sends the device fingerprint that the card library expects. It is a constant without personal data, so the target
// origin is not restricted.
window.parent.postMessage(
  JSON.stringify({ type: 'deviceFingerprint', value: 'sandbox', persistentCookie: 'sandbox', components: {} }),
  '*',
);
