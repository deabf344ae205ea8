/** What a user agent tells of itself, in proper names that are the same in every language; null: not known. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  /** Who made the phone or tablet, where it says so. */
  readonly maker: string | null;
}

/** The first that fits counts: what borrows the names of others stands before them. */
type Names = readonly (readonly [name: string, sign: RegExp])[];

const browsers: Names = [
  ['Facebook', /\bFB(AN|AV)\//],
  ['Instagram', /\bInstagram /],
  ['Telegram', /\bTelegram-/],
  ['Opera Mini', /\bOpera Mini\//],
  ['Opera', /\b(OPR|OPT|OPX|Opera)\//],
  ['Edge', /\b(Edg|EdgA|EdgiOS|Edge)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\b(UCBrowser|UCWEB)/],
  ['Phoenix', /\bPHX\//],
  ['Mi Browser', /\bXiaoMi\/MiuiBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Android WebView', /; wv\)/],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Android Browser', /\bAndroid .* Version\/.* Safari\//],
  ['Safari', /\bVersion\/.* Safari\//],
];

const systems: Names = [
  ['KaiOS', /\bKAIOS\//],
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(iPhone|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const makers: Names = [
  ['Tecno', /\bTECNO[ -]/i],
  ['Infinix', /\bInfinix[ -]/i],
  ['Itel', /\bitel[ -]/i],
  ['Samsung', /\b(SM-[A-Z]\d|SAMSUNG|GT-[A-Z]\d)/],
  ['Xiaomi', /\b(Redmi|POCO|Xiaomi|Mi \w+ Build|M2\d{3}[A-Z]|2\d{3}[0-9A-Z]{4,7}[A-Z])\b/],
  ['Oppo', /\b(OPPO|CPH\d{4})\b/],
  ['Realme', /\bRMX\d{4}\b/],
  ['Vivo', /\bvivo[ _]|\bV2\d{3}\b/],
  ['Huawei', /\b(HUAWEI|Huawei|[A-Z]{3}-(L|LX|AL)\d{1,2})\b/],
  ['Nokia', /\bNokia\b/],
  ['Google', /\bPixel\b/],
  ['Apple', /\b(iPhone|iPad|iPod)\b/],
];

const nameIn = (names: Names, userAgent: string) =>
  names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/** Reads a `User-Agent` header. It is the device's own word: good to recognise one's devices, no proof of anything. */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
  maker: nameIn(makers, userAgent),
});
