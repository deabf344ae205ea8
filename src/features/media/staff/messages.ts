/** What staff read about pictures. */
export const pictureMessages = {
  notLoaded: /*i18n*/ { id: 'The pictures could not be loaded' },
  notFound: /*i18n*/ { id: 'There is no such picture.' },
  notAPicture: /*i18n*/ {
    id: 'This is no picture that can be shown. Choose a photo or picture in JPEG, PNG, WebP, AVIF or GIF.',
  },
  heic: /*i18n*/ {
    id: 'This photo is in Apple’s HEIC format, which few devices can show. Save it as JPEG and choose that.',
  },
  damaged: /*i18n*/ { id: 'This picture is damaged or not whole. Choose the original once more.' },
  tooLarge: /*i18n*/ { id: 'This file is larger than 12 MB. Make the picture smaller and choose it again.' },
  tooManyPixels: /*i18n*/ {
    id: 'This picture has more than 12 megapixels. Make it smaller and choose it again.',
  },
  tooSmall: /*i18n*/ { id: 'This picture is too small: each side needs 200 pixels or more.' },
  tooLong: /*i18n*/ {
    id: 'This picture is too narrow: no side may be more than three times as long as the other.',
  },
  tooMany: /*i18n*/ { id: 'So many pictures were sent within an hour. Go on a little later.' },
  busy: /*i18n*/ { id: 'Others are sending pictures just now. Try again in a moment.' },
  inUse: /*i18n*/ { id: 'This picture is shown. Take it out there first.' },
  mayComeBack: /*i18n*/ {
    id: 'Something that showed this picture was deleted and can still be brought back. A day after that the picture can go too.',
  },
  noWords: /*i18n*/ { id: 'Say what is to be seen, in at least one language' },
  deleted: /*i18n*/ { id: 'The picture is deleted.' },
  broughtBack: /*i18n*/ { id: 'The picture is back.' },
  saved: /*i18n*/ { id: 'The words of the picture are saved.' },
  uploadFailed: /*i18n*/ { id: 'The picture was not taken' },
  saveFailed: /*i18n*/ { id: 'The words of the picture were not saved' },
  deleteFailed: /*i18n*/ { id: 'The picture was not deleted' },
} as const;
