import type { Language } from '#src/lib/language.ts';

/** What the service worker keeps, by name. The page measures and forgets what the worker has kept. */
export const cacheNames = {
  /** Built files, named by what they hold, and so true for ever. */
  assets: 'birtu-assets',
  /** Public pages that were read here. */
  pages: 'birtu-pages',
  /** What the API says to everybody. */
  answers: 'birtu-answers',
  /** Drawings of exercises, plans and plates. */
  drawings: 'birtu-drawings',
  /** In which language the product was read last, by its owner's choice. */
  language: 'birtu-language',
  /** By which subscription the member is reminded here, and in which language. */
  reminded: 'birtu-reminded',
} as const;

/** A cache that is there where the device had no room left; it holds nothing. */
export const fullName = 'birtu-full';

/** Of what is kept: its bytes, uncompressed. */
export const bytesHeader = 'x-birtu-bytes';

/** How much each cache holds at most; what was written first goes first. */
export const bounds = {
  pages: { count: 200, bytes: 10_000_000 },
  answers: { count: 60, bytes: 4_000_000 },
  drawings: { count: 600, bytes: 5_000_000 },
  /** Of one member. */
  member: { count: 150, bytes: 4_000_000 },
} as const;

/** Documents of members' pages, the same for everybody: those of one release. */
export const shellsPrefix = 'birtu-shells-';

/** What the API said to one member. */
export const memberPrefix = 'birtu-member-';

/** What is kept on purpose, each pack in a cache of its own; whose it is follows. */
export const packPrefix = 'birtu-pack-';

/** In an answer that comes from the device: when it was given, as an ISO moment. */
export const keptAtHeader = 'x-birtu-kept-at';

/** What a page tells the worker. */
export type WorkerMessage =
  /** Members' pages, in the language of a page, are to open without a connection. */
  | { readonly type: 'keep'; readonly page: string }
  /** What was read before there was a worker, with the files that it took. */
  | { readonly type: 'read'; readonly page: string; readonly files: readonly string[] }
  /** Pages that nobody has opened yet, and drawings, are to be there without a connection. */
  | { readonly type: 'ahead'; readonly pages: readonly string[]; readonly drawings: readonly string[] }
  /** What is on its way to be kept of a person is not to be kept any more. */
  | { readonly type: 'forget' };

/** What the worker tells a page: it was come back to by a reminder, which leads to this address. */
export interface PageMessage {
  readonly type: 'reminded';
  readonly url: string;
}

/** By this name the browser asks the worker to send what waits, and pages tell each other that it has changed. */
export const queueTag = 'birtu-queue';

/** By this name the browser asks the worker to tell the server where it is reached now. */
export const remindedTag = 'birtu-reminded';

/** Told on a page when what waited is with the server: what is shown can be read again. */
export const sentEvent = 'birtu:sent';

/** What is kept on purpose, to be read without a connection. */
export interface PackReference {
  readonly kind: 'fitness' | 'nutrition';
  readonly planId: string;
  readonly language: Language;
}

/** A kept pack, as it tells of itself. */
export interface KeptPack extends PackReference {
  /** In its own language. */
  readonly title: string;
  /** The page that it begins with. */
  readonly address: string;
  /** On the device, uncompressed. */
  readonly bytes: number;
  /** Whose it is; `anyone` where nobody was signed in. */
  readonly owner: string;
  /** An ISO moment. */
  readonly keptAt: string;
  /** The built files that its pages need, which stay as long as it does. */
  readonly files: readonly string[];
}

/** Where a kept pack tells of itself, in its cache. */
export const packAbout = '/pack';
