/**
 * The part of undici that the BFF and its proxy of documents use. The entry of the package also loads mocks, caches,
 * interceptors, WebSocket and a fetch: half of its code, at each start.
 */
'use strict';

const Dispatcher = require('undici/lib/dispatcher/dispatcher.js');

Object.assign(Dispatcher.prototype, require('undici/lib/api/index.js'));

module.exports = {
  Dispatcher,
  Client: require('undici/lib/dispatcher/client.js'),
  Pool: require('undici/lib/dispatcher/pool.js'),
  BalancedPool: require('undici/lib/dispatcher/balanced-pool.js'),
  Agent: require('undici/lib/dispatcher/agent.js'),
};
