import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;

/** A photo of nothing, which differs with its colour. */
export const photo = (colour = '#1b6a47', width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

export const bytesOf = async (picture: { toBuffer(): Promise<Buffer> }): Promise<Bytes> =>
  new Uint8Array(await picture.toBuffer());

export const jpegOf = (colour?: string): Promise<Bytes> => bytesOf(photo(colour).jpeg());

/** A photo as a phone makes it: lying on its side, with where it was taken. */
export const photoWithPlace = (): Promise<Bytes> =>
  bytesOf(
    photo('#a8362a', 1200, 800)
      .withExif({
        IFD0: { Make: 'Tecno', Copyright: 'Selam of Bole' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 3600/100', GPSLongitudeRef: 'E' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  );

/** One bit for each pixel, all the same: a gigapixel in a hundred kilobytes. */
export function pngBomb(width = 40_000, height = 25_000): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 1 });
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export const textBytes = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

export const joined = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));
