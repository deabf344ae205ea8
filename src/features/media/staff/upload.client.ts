import { saving } from '#src/api/screen-data.client.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import { memberFetch } from '#src/session/account.client.ts';
import { pictureLimits as limits } from '../kinds.ts';
import { pictureMessages as messages } from './messages.ts';
import type { StoredPicture } from './schema.ts';

/** What a chooser of files offers. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface Watch {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a picture to the library. One that is cancelled is refused with `cancelled`. */
export async function uploadPicture(file: File, watch: Watch): Promise<SaveResult<StoredPicture>> {
  const sent = await madeSmall(file);
  if (sent.size > limits.bytes) return refused('too_large', messages.tooLarge.id);
  if (watch.signal.aborted) return refused('cancelled', '');
  const name = encodeURIComponent(file.name.slice(-limits.name));
  const result = await saving<StoredPicture>(
    memberFetch(`/api/admin/pictures?name=${name}`, { method: 'POST', body: sent }, watchedFetch(watch)),
  );
  return watch.signal.aborted && result.outcome === 'refused' ? refused('cancelled', '') : result;
}

const refused = (code: string, detail: string) =>
  ({ outcome: 'refused', refusal: { status: 422, code, detail } }) as const;

/** Bytes from which on a picture is made smaller before it crosses the line. */
const worthShrinking = 1024 * 1024;
/** Pixels of the longer side of what is sent: pages show no more than 1280. */
const longest = 2560;

/** What is larger than any page shows it is made smaller here, where it costs no line. What cannot be read goes as it is. */
async function madeSmall(file: File): Promise<Blob> {
  if (file.size < worthShrinking) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const share = longest / Math.max(bitmap.width, bitmap.height);
  if (share >= 1 && file.size <= limits.bytes) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * Math.min(share, 1));
  canvas.height = Math.round(bitmap.height * Math.min(share, 1));
  const drawing = canvas.getContext('2d');
  if (!drawing) return file;
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.9));
}

/** A `fetch` that tells how much of the body is sent, which the browser's own does not. */
const watchedFetch =
  ({ onProgress, signal }: Watch): typeof fetch =>
  (input, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input as string);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
      request.addEventListener('load', () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
          }),
        ),
      );
      for (const end of ['error', 'abort', 'timeout'])
        request.addEventListener(end, () => reject(new TypeError('The picture could not be sent')));
      signal.addEventListener('abort', () => request.abort());
      request.send(body as Blob);
    });
