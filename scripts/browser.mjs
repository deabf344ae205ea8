import { existsSync } from 'node:fs';
import { run, say } from './prepare.mjs';

const installed = [
  '/usr/bin/chromium',
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
    say('No Chromium or Chrome is installed: installing Debian’s package chromium…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { capture: true, env });
    const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      capture: true,
      env,
    });
    if (code === 0 && existsSync(installed[0])) return installed[0];
    say(`Debian’s package could not be installed.\n${output}`);
  }
  say('Downloading Playwright’s Chromium…');
  const { code } = await run('playwright', ['install', 'chromium-headless-shell']);
  if (code !== 0) throw new Error('No browser for the tests: install Chromium, or name one in CHROMIUM.');
  return null;
}
