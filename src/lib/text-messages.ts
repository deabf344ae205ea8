/** What is wrong with a text or an address that staff have typed, in whatever form. */
export const textMessages = {
  missing: /*i18n*/ { id: 'Please write this text' },
  tooLong: /*i18n*/ { id: 'This is too long' },
  unreadable: /*i18n*/ { id: 'This holds characters that cannot be read' },
  notOwnPicture: /*i18n*/ {
    id: 'Only pictures of this site can be shown: an address such as /figures/push-up.svg, ending in svg, png, jpg, webp, avif or gif',
  },
  pictureGone: /*i18n*/ {
    id: 'A picture in this is no longer in the library. Choose another one, or take it out.',
  },
  notOwnFilm: /*i18n*/ {
    id: 'Only films of this site can be shown: an address such as /films/push-up.mp4, ending in mp4 or webm',
  },
} as const;
