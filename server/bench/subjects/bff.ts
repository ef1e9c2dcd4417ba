/** The BFF as it runs in production: the built client, secure cookies, its default limits. */
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { bffEnvironment } from './bff-environment.ts';
import type { StartSubject } from './table.ts';

export const start: StartSubject = async (upstream) => {
  const app = await buildApp(readConfig(bffEnvironment(upstream)), { measuresProcess: true });
  return app.listen({ host: '127.0.0.1', port: 0 });
};
