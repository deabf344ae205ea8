import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-db5p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://127.0.0.1:4000/push', true],
  ['http://127.0.0.1:4001/push', false],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://user:word@127.0.0.1:4000/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://evil.example\\@fcm.googleapis.com/', false],
  ['https://evil-push.apple.com/', false],
  ['https://a.b.push.apple.com/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/', false],
  ['https://localhost/', false],
  ['file:///etc/passwd', false],
  ['fcm.googleapis.com', false],
  ['', false],
])('%s: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint, ['http://127.0.0.1:4000'])).toBe(isOne);
});
