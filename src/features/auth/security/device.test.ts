import { describe, expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const oldWebKit = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/108.0.5359.128';

/** As browsers send them. */
const userAgents: readonly (readonly [
  browser: string | null,
  system: string | null,
  maker: string | null,
  sent: string,
])[] = [
  [
    'Chrome',
    'Android',
    'Tecno',
    `Mozilla/5.0 (Linux; Android 12; TECNO KI5k) ${chrome} Mobile Safari/537.36`,
  ],
  ['Chrome', 'Android', 'Tecno', `Mozilla/5.0 (Linux; Android 10; TECNO KE5) ${chrome} Mobile Safari/537.36`],
  [
    'Phoenix',
    'Android',
    'Infinix',
    `Mozilla/5.0 (Linux; Android 11; Infinix X6511B Build/RP1A.200720.011) ${oldWebKit} Mobile Safari/537.36 PHX/12.3`,
  ],
  [
    'Chrome',
    'Android',
    'Infinix',
    `Mozilla/5.0 (Linux; Android 11; Infinix X665B) ${chrome} Mobile Safari/537.36`,
  ],
  ['Chrome', 'Android', 'Itel', `Mozilla/5.0 (Linux; Android 11; itel A662L) ${chrome} Mobile Safari/537.36`],
  [
    'Opera',
    'Android',
    'Itel',
    `Mozilla/5.0 (Linux; Android 8.1.0; itel W5504) ${chrome} Mobile Safari/537.36 OPR/72.5.3767.69342`,
  ],
  [
    'Samsung Internet',
    'Android',
    'Samsung',
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Chrome',
    'Android',
    'Samsung',
    `Mozilla/5.0 (Linux; Android 12; SM-A037F) ${chrome} Mobile Safari/537.36`,
  ],
  ['Chrome', 'Android', null, `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`],
  [
    'Chrome',
    'Android',
    'Xiaomi',
    `Mozilla/5.0 (Linux; Android 11; Redmi Note 8) ${chrome} Mobile Safari/537.36`,
  ],
  [
    'Mi Browser',
    'Android',
    'Xiaomi',
    `Mozilla/5.0 (Linux; U; Android 13; en-us; 23021RAAEG Build/TKQ1.221114.001) ${oldWebKit} Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.13.1-gn`,
  ],
  ['Chrome', 'Android', 'Oppo', `Mozilla/5.0 (Linux; Android 12; CPH2269) ${chrome} Mobile Safari/537.36`],
  [
    'Huawei Browser',
    'Android',
    'Huawei',
    `Mozilla/5.0 (Linux; Android 10; JNY-LX1) ${chrome} HuaweiBrowser/14.0.5.302 Mobile Safari/537.36`,
  ],
  ['Firefox', 'Android', null, 'Mozilla/5.0 (Android 13; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  [
    'Opera Mini',
    'Android',
    null,
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
  ],
  [
    'Opera Mini',
    null,
    null,
    'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119 Version/11.10',
  ],
  [
    'UC Browser',
    'Android',
    'Tecno',
    'Mozilla/5.0 (Linux; U; Android 9; en-US; TECNO KC2 Build/PPR1.180610.011) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4.0.1306 Mobile Safari/537.36',
  ],
  [
    'Facebook',
    'Android',
    'Samsung',
    `Mozilla/5.0 (Linux; Android 12; SM-A125F Build/SP1A.210812.016; wv) ${oldWebKit} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/400.0.0.37.76;]`,
  ],
  [
    'Android WebView',
    'Android',
    'Infinix',
    `Mozilla/5.0 (Linux; Android 10; Infinix X656 Build/QP1A.190711.020; wv) ${oldWebKit} Mobile Safari/537.36`,
  ],
  [
    'Telegram',
    'Android',
    'Tecno',
    `Mozilla/5.0 (Linux; Android 12; TECNO BF7n Build/SP1A.210812.001; wv) ${oldWebKit} Mobile Safari/537.36 Telegram-Android/11.4.2 (Tecno BF7n; Android 12; SDK 31; LOW)`,
  ],
  [
    'Firefox',
    'KaiOS',
    'Nokia',
    'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  ],
  [
    'Safari',
    'iOS',
    'Apple',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome',
    'iOS',
    'Apple',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari',
    'iPadOS',
    'Apple',
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari',
    'macOS',
    null,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  [
    'Edge',
    'Windows',
    null,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`,
  ],
  [
    'Firefox',
    'Windows',
    null,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ],
  [
    'Chrome',
    'Linux',
    null,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  ],
  ['Chrome', 'ChromeOS', null, `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  [null, null, null, 'curl/8.5.0'],
  [null, null, null, ''],
];

describe('a device by its user agent', () => {
  test.each(userAgents)('%s on %s by %s: %s', (browser, system, maker, sent) => {
    expect(deviceOf(sent)).toEqual({ browser, system, maker });
  });
});
