// Answers the card library's question about the device. The sandbox looks at nothing: the answer is the same for everybody,
// so it may go to whichever page asked.
window.parent.postMessage(
  JSON.stringify({ type: 'deviceFingerprint', value: 'sandbox', persistentCookie: 'sandbox', components: {} }),
  '*',
);
