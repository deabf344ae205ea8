import { ApiError } from '#src/api/client.ts';
import { languageOf } from '#src/lib/language.ts';
import { showToast } from '#src/ui/toast.tsx';
import { i18nFor, loadCatalogue } from '#src/words/catalogues.client.ts';
import { full } from './full.ts';

/** Why nothing more is kept, with its words. */
export async function fullDevice(): Promise<ApiError> {
  await loadCatalogue(languageOf(location.pathname), 'waiting');
  return new ApiError({
    type: 'about:blank',
    title: 'Nothing more is kept',
    status: 409,
    code: 'device_full',
    detail: full.id,
  });
}

/** Says it where nothing else does. */
export async function sayFull(): Promise<void> {
  const { message } = await fullDevice();
  showToast('error', i18nFor(languageOf(location.pathname))._(message));
}
