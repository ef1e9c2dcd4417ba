/** `pnpm providers`: the sign-in at identity providers of others, which it installs on Debian (ADR 66). */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What the providers need of Debian, and a file of each that says that it is there. */
const packages = {
  glewlwyd: '/usr/bin/glewlwyd',
  'dbconfig-sqlite3': '/usr/share/dbconfig-common/internal/dbc-sqlite3',
  sqlite3: '/usr/bin/sqlite3',
  'liblemonldap-ng-portal-perl': '/usr/share/perl5/Lemonldap/NG/Portal.pm',
  'lemonldap-ng-fastcgi-server': '/usr/share/lemonldap-ng/llng-server/llng-server.psgi',
  'libplack-perl': '/usr/bin/plackup',
  // Modules that LemonLDAP::NG loads at its start although it only recommends them.
  'libemail-sender-perl': '/usr/share/perl5/Email/Sender.pm',
  'libgd-securityimage-perl': '/usr/share/perl5/GD/SecurityImage.pm',
  'libimage-magick-perl': '/usr/share/perl5/Image/Magick.pm',
  'libio-string-perl': '/usr/share/perl5/IO/String.pm',
  'libmime-tools-perl': '/usr/share/perl5/MIME/Tools.pm',
  'libstring-random-perl': '/usr/share/perl5/String/Random.pm',
};

const say = (line: string) => process.stdout.write(`${line}\n`);

function findMissing(): readonly string[] {
  return Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
}

function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** Installs the packages where that is possible. Returns why it is not. */
function install(): string | undefined {
  if (!isOnPath('apt-get')) return 'this machine has no packages of Debian';
  if (process.getuid?.() !== 0) return 'only root can install them';
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) => spawnSync('apt-get', args, { env: environment, encoding: 'utf8' });
  apt('update', '-qq');
  const { status, stderr } = apt('install', '-y', '-qq', '--no-install-recommends', ...Object.keys(packages));
  return status === 0 ? undefined : `apt-get cannot install them: ${stderr.trim()}`;
}

const missing = findMissing();
const reason = missing.length === 0 ? undefined : install();
if (reason !== undefined) {
  say(`Not installed: ${missing.join(', ')}, and ${reason}. No provider was tried.`);
  process.exit(process.env['CI'] ? 1 : 0);
}
const child = spawn(
  process.execPath,
  [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', join(import.meta.dirname, 'vitest.config.ts')],
  { cwd: ROOT, stdio: 'inherit' },
);
const [code] = await once(child, 'exit');
process.exit(code ?? 1);
