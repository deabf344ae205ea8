import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '#src/api/client.ts';
import { pictureFile } from '#src/lib/picture.ts';
import { altIn } from '#src/lib/picture.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { pictureMessages as messages } from './messages.ts';
import type { ListedPicture, PicturePage } from './schema.ts';
import { readPage } from './staff-pictures.client.ts';
import { Uploader } from './uploader.tsx';
import './pictures.css';

interface LibraryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChosen: (picture: ChosenPicture) => void;
  /** Where none can be sent elsewhere: what is sent here as it opens. */
  readonly incoming?: readonly File[] | undefined;
}
export type ChosenPicture = Pick<ListedPicture, 'id' | 'alt'>;

/** The pictures that are there already, to choose one of. */
export function LibraryDialog({ isOpen, onClose, onChosen, incoming }: LibraryDialogProps) {
  // Forms do not stand in forms: that of the record is around the place where this is asked for.
  return createPortal(
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" title={<Trans>Choose a picture</Trans>}>
      {isOpen && (
        <div className="grid grid-cols-1 gap-4">
          {incoming && <Uploader incoming={incoming} onUploaded={({ picture }) => onChosen(picture)} />}
          <Library onChosen={onChosen} />
        </div>
      )}
    </Dialog>,
    document.body,
  );
}

const typingPauseMs = 300;

function Library({ onChosen }: Pick<LibraryDialogProps, 'onChosen'>) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { pictures, next, fault, more, isBusy } = useLibrary(text.trim());
  return (
    <div className="grid grid-cols-1 gap-4">
      <input
        type="search"
        value={text}
        maxLength={100}
        aria-label={t`Search pictures...`}
        placeholder={t`Search pictures...`}
        className={controlLook}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {fault !== null && <ErrorBox>{fault}</ErrorBox>}
      <output className="sr-only">{isBusy && t`Loading...`}</output>
      {pictures?.length === 0 && (
        <p className="text-soft">
          {text.trim() === '' ? (
            <Trans>There are no pictures yet: the first one you upload will stand here.</Trans>
          ) : (
            <Trans>No picture has these words.</Trans>
          )}
        </p>
      )}
      <ul className="picture-grid">
        {pictures?.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className="grid w-full cursor-pointer content-start gap-1 rounded-card border border-edge p-2 text-start"
              onClick={() => onChosen(picture)}
            >
              <Thumbnail picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button
          className="justify-self-center"
          busyLabel={isBusy ? t`Loading...` : undefined}
          onClick={() => void more()}
        >
          <Trans>More pictures</Trans>
        </Button>
      )}
    </div>
  );
}

/** A picture of the library with what it is called. */
export function Thumbnail({ picture: { id, name, alt } }: { picture: ListedPicture }) {
  const words = altIn(alt, useLanguage());
  return (
    <>
      <img
        src={pictureFile(id, 320, 'webp')}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        className="plate picture-thumbnail"
      />
      <span className="picture-name" lang={words?.lang}>
        {words?.text ?? name}
      </span>
    </>
  );
}

/** What is found for some words, once one has stopped typing them. */
function useLibrary(wanted: string) {
  const failureText = useFailureText();
  const [found, setFound] = useState<PicturePage | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(true);
  const asked = (after: string | null) =>
    new URLSearchParams({ ...(wanted && { q: wanted }), ...(after !== null && { after }) });
  const failed = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setFault(failureText(messages.notLoaded, error.problem));
  };
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      setBusy(true);
      const page = await readPage(asked(null)).catch((error: unknown) => (isCurrent && failed(error), null));
      if (!isCurrent) return;
      if (page) setFault(null);
      setFound(page);
      setBusy(false);
    };
    const timer = setTimeout(() => void ask(), found === null ? 0 : typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again for other words only
  }, [wanted]);
  return {
    pictures: found?.items,
    next: found?.next ?? null,
    fault,
    isBusy,
    more: async () => {
      setBusy(true);
      const page = await readPage(asked(found?.next ?? null)).catch(failed);
      if (page) setFound((before) => ({ ...page, items: [...(before?.items ?? []), ...page.items] }));
      setBusy(false);
    },
  };
}
