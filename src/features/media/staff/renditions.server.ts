import type { Sharp } from 'sharp';
import type { Log } from '#src/server/log.server.ts';
import { loggable } from '#src/server/loggable.ts';
import { pictureWidths, type PictureFormat, pictureFormats } from '#src/lib/picture.ts';
import { pictureLimits as limits } from '../kinds.ts';
import { fileTypeOf } from './file-type.ts';

/** A picture in every form that pages ask for. */
export interface Renditions {
  /** Pixels of the largest. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly {
    readonly width: number;
    readonly format: PictureFormat;
    readonly bytes: Buffer;
  }[];
}

/** Why a file is no picture that can be shown. */
export type Fault = 'not_a_picture' | 'heic' | 'damaged' | 'too_many_pixels' | 'too_small' | 'too_narrow';

/** AVIF at more effort is a little smaller and takes five times as long. */
const encoding = { avif: { quality: 52, effort: 2 }, webp: { quality: 76, effort: 4 } } as const;
/** Seconds after which a picture is given up that was made to keep a server busy. */
const maxSeconds = 20;

/** Those that read what `fileTypeOf` knows, from memory. */
const readers = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer', 'NsgifBuffer'];

let loading: Promise<typeof import('sharp').default> | undefined;

/** Loaded with the first picture: most processes never see one. */
const openSharp = () => (loading ??= prepareSharp());

async function prepareSharp() {
  const { default: sharp } = await import('sharp');
  // One thread beside the server's own, and nothing kept of what was read.
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers.map((reader) => `VipsForeignLoad${reader}`) });
  return sharp;
}

/**
 * Makes a file small in every form, upright and without all that it says beside its pixels: where and with what it was
 * taken, and whatever else is hidden in it. Of a moving picture the first frame stays.
 *
 * @returns or why it is no picture; `busy` where this server could not make it now
 */
export async function renditionsOf(
  bytes: Uint8Array,
  log: Pick<Log, 'info' | 'error'>,
): Promise<Renditions | Fault | 'busy'> {
  const type = fileTypeOf(bytes);
  if (type === null) return 'not_a_picture';
  if (type === 'heic') return 'heic';
  const sharp = await openSharp();
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: limits.pixels });
  try {
    // Of the head alone, before a pixel is unpacked.
    const fault = await faultOf(picture);
    if (fault) return fault;
    const { data, info } = await picture
      .autoOrient()
      // Lines on nothing would be lost on a dark page.
      .flatten({ background: '#fff' })
      .resize({ width: pictureWidths[2], withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: maxSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files: Renditions['files'][number][] = [];
    for (const nominal of pictureWidths)
      for (const format of pictureFormats) {
        const form = sharp(data, { raw: { width, height, channels } })
          .resize({ width: nominal, withoutEnlargement: true })
          .timeout({ seconds: maxSeconds });
        files.push({
          width: nominal,
          format,
          bytes: await form.toFormat(format, encoding[format]).toBuffer(),
        });
      }
    return { width, height, files };
  } catch (error) {
    const fault = faultIn(error);
    log[fault === 'busy' ? 'error' : 'info']({ err: loggable(error), type, fault }, 'picture not made');
    return fault;
  }
}

/** What sharp complains of: the picture, unless this server had no time or memory for it. */
export function faultIn(error: unknown): Fault | 'busy' {
  if (!(error instanceof Error)) throw error;
  if (/pixel limit/i.test(error.message)) return 'too_many_pixels';
  return /time-?out|out of memory|unable to allocate/i.test(error.message) ? 'busy' : 'damaged';
}

async function faultOf(picture: Sharp): Promise<Fault | null> {
  const { width, height } = await picture.metadata();
  if (width * height > limits.pixels) return 'too_many_pixels';
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < limits.minSide) return 'too_small';
  return long > short * limits.proportion ? 'too_narrow' : null;
}

/** How many wait at most while another one is made small. */
const maxWaiting = 8;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that pages go on being answered meanwhile. @returns null where too many wait already */
export async function inTurn<Made>(make: () => Promise<Made>): Promise<Made | null> {
  if (waiting > maxWaiting) return null;
  waiting += 1;
  const made = last.then(make);
  last = made.then(
    () => (waiting -= 1),
    () => (waiting -= 1),
  );
  return await made;
}
