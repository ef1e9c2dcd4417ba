/** Runs the command of a health check against a server that stands in for the container. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Returns the exit code, after the server has answered a request of the path with a status; 404 for every other path. */
export async function runHealthCheck(
  command: readonly string[],
  { path, status, port }: { readonly path: string; readonly status: number; readonly port: number },
): Promise<unknown> {
  const server = createServer((request, response) => {
    response.statusCode = request.method === 'GET' && request.url === path ? status : 404;
    response.end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const [program = '', ...words] = command;
  // The Node of the tests is the Node of the image.
  const check = spawn(program === 'node' ? process.execPath : program, words, {
    env: { PORT: String(port) },
    stdio: 'ignore',
  });
  const [code] = await once(check, 'exit');
  server.close();
  return code;
}
