import { z } from 'zod';
import { textMessages as messages } from './text-messages.ts';

const longest = 300;

/** A path on this site, whose folders are named and end in a file: nothing is ever loaded from elsewhere. */
const ownFile = (endings: string) => new RegExp(`^(?:/[\\w-][\\w.-]*)+\\.(?:${endings})$`, 'i');

const addressOf = (file: RegExp, message: { readonly id: string }) =>
  z
    .string({ error: message.id })
    .trim()
    .max(longest, { error: message.id })
    .regex(file, { error: message.id });

/** Of a picture that is there. */
export const ownPicture = addressOf(ownFile('svg|png|jpe?g|webp|avif|gif'), messages.notOwnPicture);

/** Of a picture, moving or not; null where there is none. */
export const pictureAddress = ownPicture.nullable().default(null);

/** Of a film; null where there is none. */
export const filmAddress = addressOf(ownFile('mp4|webm'), messages.notOwnFilm).nullable().default(null);
