/** What a file is by its first bytes, whatever it is called. */
const signatures = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n[^]\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
  avif: /^[^]{4}ftyp(?:avif|avis|mif1[^]{4}(?:[^]{4})*?avif)/,
  heic: /^[^]{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/,
} as const;
export type FileType = keyof typeof signatures;

/** Bytes that tell a type. */
const head = 48;

/** Null for what is no picture, or a drawing that could carry a script. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const start = String.fromCodePoint(...bytes.subarray(0, head));
  return (Object.keys(signatures) as FileType[]).find((type) => signatures[type].test(start)) ?? null;
}
