import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = `
  import { freePort } from ${JSON.stringify(fileURLToPath(new URL('./ports.ts', import.meta.url)))};
  const ports = [];
  for (let count = 0; count < 30; count += 1) ports.push(await freePort());
  console.log(JSON.stringify(ports));
`;

async function choosePorts(): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout);
}

it('shops that start at the same time choose no port twice', async () => {
  const ports = (await Promise.all([choosePorts(), choosePorts(), choosePorts()])).flat();
  expect(new Set(ports).size).toBe(90);
});
