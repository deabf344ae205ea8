import { existsSync } from 'node:fs';
import { run, say } from './prepare.mjs';

/** Debian's: first the one without windows, with which the tests take a third less of the processor. */
const packages = ['chromium-headless-shell', 'chromium'];
const inDebian = (name) => `/usr/bin/${name}`;

const installed = [
  ...packages.map(inDebian),
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the browser tests: `CHROMIUM`, an installed one, Debian's package where this runs as root, else the
 * one that Playwright downloads.
 *
 * @returns the path of its program, or null where Playwright knows its own
 */
export async function findBrowser() {
  const found = [process.env.CHROMIUM, ...installed].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { capture: true, env });
    for (const name of packages) {
      say(`No Chromium or Chrome is installed: installing Debian’s package ${name}…`);
      const { code, output } = await run('apt-get', ['install', '-y', '-qq', name], { capture: true, env });
      if (code === 0 && existsSync(inDebian(name))) return inDebian(name);
      say(`Debian’s package could not be installed.\n${output}`);
    }
  }
  say('Downloading Playwright’s Chromium…');
  const { code } = await run('playwright', ['install', 'chromium-headless-shell']);
  if (code !== 0) throw new Error('No browser for the tests: install Chromium, or name one in CHROMIUM.');
  return null;
}
