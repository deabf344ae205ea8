import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { useRecord } from '#src/api/staff-records.client.ts';
import type { Localized } from '#src/lib/language.ts';
import { pictureFile } from '#src/lib/picture.ts';
import { altIn } from '#src/lib/picture.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useMoment } from '#src/ui/moment.tsx';
import { BulkBar } from '#src/ui/staff/bulk-bar.tsx';
import { useBulkActions } from '#src/ui/staff/bulk-actions.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { DeletionDialog, UndoableForAWhile } from '#src/ui/staff/deletion-dialog.tsx';
import { useDialogAddress, type DialogAddress } from '#src/ui/staff/dialog-address.client.ts';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { FilterFold, LabelFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { CursorPages } from '#src/ui/staff/pagination.tsx';
import { ChooseAll, ChooseRow, useRowChoice, type RowChoice } from '#src/ui/staff/row-choice.tsx';
import { openingRow, rowOpener } from '#src/ui/staff/shortcuts.client.ts';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList } from '#src/ui/staff/resource-list.tsx';
import { Thumbnail } from './library-dialog.tsx';
import { pictureMessages as messages } from './messages.ts';
import { PictureUses } from './picture-uses.tsx';
import { PictureWords } from './picture-words.tsx';
import type { ListedPicture, pictureStates, StoredPicture } from './schema.ts';
import { bringBack, changeAll, readOne, readPage, remove } from './staff-pictures.client.ts';
import { Uploader } from './uploader.tsx';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => readPage(new URL(request.url).searchParams)));

const stateLabels: Readonly<Record<(typeof pictureStates)[number], Localized>> = {
  unused: { en: 'Shown nowhere', am: 'የትም የማይታዩ' },
  wordless: { en: 'Words missing', am: 'መግለጫ የጎደላቸው' },
};

/** The library of pictures: what was uploaded, its words, and where each is shown. */
export default function PicturesPage() {
  const { t } = useLingui();
  const list = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const address = useDialogAddress('picture');
  const [toDelete, setToDelete] = useState<ListedPicture | null>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Uploader isMany onUploaded={() => void revalidate()} />
      <ResourceList
        list={list}
        failed={messages.notLoaded}
        filters={
          <>
            <SearchBox placeholder={t`Search pictures...`} />
            <FilterFold>
              <LabelFilter name="state" label={t`State`} all={t`All pictures`} labels={stateLabels} />
              <SortChoice
                names={['created', 'changed', 'name']}
                usual="created"
                called={{
                  'name asc': t`Name of the file, from the first letter`,
                  'name desc': t`Name of the file, from the last letter`,
                }}
              />
            </FilterFold>
          </>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NothingFound
            none={<Trans>There are no pictures yet: the first one you upload will stand here.</Trans>}
          >
            <Trans>No pictures found matching your criteria.</Trans>
          </NothingFound>
        }
        pager={({ previous, next }) => <CursorPages {...{ previous, next }} />}
      >
        {({ items }, isBusy) => (
          <Pictures
            pictures={items}
            isBusy={isBusy}
            openingOf={({ id }) => address.opening('picture', id)}
            onDelete={setToDelete}
          />
        )}
      </ResourceList>
      {address.opened && (
        <PictureDialog
          key={address.opened.id}
          id={address.opened.id}
          onClose={() => {
            address.close();
            void revalidate();
          }}
        />
      )}
      <DeletePicture picture={toDelete} onClose={() => setToDelete(null)} />
    </div>
  );
}

interface PicturesProps {
  readonly pictures: readonly ListedPicture[];
  readonly isBusy: boolean;
  /** Of the dialog with a picture's words and places. */
  readonly openingOf: (picture: ListedPicture) => Opening;
  readonly onDelete: (picture: ListedPicture) => void;
}
type Opening = ReturnType<DialogAddress<'picture'>['opening']>;

function Pictures({ pictures, isBusy, openingOf, onDelete }: PicturesProps) {
  const called = useCalled();
  const actions = useBulkActions(['delete']);
  const selection = useRowChoice(pictures.map(({ id }) => id));
  return (
    <>
      <div className="picture-all">
        <ChooseAll selection={selection} />
        <span aria-hidden="true">
          <Trans>Choose all on this page</Trans>
        </span>
      </div>
      <ul aria-busy={isBusy} className="picture-grid is-roomy">
        {pictures.map((picture) => (
          <li key={picture.id} {...openingRow}>
            <Card
              picture={picture}
              selection={selection}
              opening={openingOf(picture)}
              onDelete={() => onDelete(picture)}
            />
          </li>
        ))}
      </ul>
      <BulkBar
        selection={selection}
        actions={actions}
        changeAll={changeAll}
        records={pictures}
        editorOf={({ id }) => `/admin/pictures?picture=${id}`}
        nameOf={called}
        inTheWayOf={({ uses }) => uses > 0 && <Places uses={uses} />}
      />
    </>
  );
}

const Places = ({ uses }: Pick<ListedPicture, 'uses'>) => (
  <Plural value={uses} _0="Shown nowhere" one="Shown in # place" other="Shown in # places" />
);

interface CardProps {
  readonly picture: ListedPicture;
  readonly selection: RowChoice;
  readonly opening: Opening;
  readonly onDelete: () => void;
}

function Card({ picture, selection, opening, onDelete }: CardProps) {
  const { t } = useLingui();
  const { id, alt, uses } = picture;
  const called = useCalled()(picture);
  const isWordless = alt.en === undefined || alt.am === undefined;
  return (
    <article className="card picture-card" data-chosen={selection.chosen.has(id) || undefined}>
      <ChooseRow selection={selection} id={id} name={called} />
      <Thumbnail picture={picture} />
      <p className="flex flex-wrap gap-2 text-small text-soft">
        <Places uses={uses} />
        {isWordless && (
          <span className="rounded-full bg-gold px-2 font-semibold whitespace-nowrap text-on-gold">
            <Trans>Words missing</Trans>
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-2">
        <ButtonLink {...rowOpener} {...opening} aria-label={t`Words and places of ${called}`}>
          <Trans>Open</Trans>
        </ButtonLink>
        <Button aria-label={t`Delete ${called}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </p>
    </article>
  );
}

/** What a picture is called: by what is to be seen, or as its file. */
function useCalled() {
  const language = useLanguage();
  return ({ alt, name }: Pick<ListedPicture, 'alt' | 'name'>): string => altIn(alt, language)?.text ?? name;
}

function PictureDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const failureText = useFailureText();
  const called = useCalled();
  const [reading] = useState(() => loaded(readOne(id)));
  const { value: read } = useLatest(reading);
  return (
    <Dialog
      isOpen
      isForm
      size="lg"
      onClose={onClose}
      title={read?.value ? called(read.value.picture) : <Trans>Picture</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {read?.value && <Details stored={read.value} />}
      {read?.refusal && <ErrorBox>{failureText(messages.notLoaded, read.refusal)}</ErrorBox>}
      {!read && <Trans>Loading...</Trans>}
    </Dialog>
  );
}

function Details({ stored }: { stored: StoredPicture }) {
  const { i18n } = useLingui();
  const { id, name, width, height, bytes, createdBy, createdAt } = stored.picture;
  const [wide, high] = [i18n.number(width), i18n.number(height)];
  const size = i18n.number(Math.ceil(bytes / 1024));
  const day = useMoment()(createdAt);
  return (
    <div className="grid grid-cols-1 gap-4">
      <img
        src={pictureFile(id, 640, 'webp')}
        alt=""
        width={width}
        height={height}
        className="plate picture-whole"
      />
      <PictureWords key={id} stored={stored} hasHistory />
      <PictureUses uses={stored.usedBy} />
      <p className="text-small text-soft wrap-anywhere">
        <Trans>
          {name}: {wide} × {high} pixels, {size} kB in all its forms
        </Trans>
        {createdBy !== null && (
          <>
            <Dot />
            <Trans>
              Uploaded by {createdBy}, {day}
            </Trans>
          </>
        )}
      </p>
    </div>
  );
}

function DeletePicture({ picture, onClose }: { picture: ListedPicture | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const stored = useRecord(picture?.id, readOne);
  const usedBy = stored?.usedBy ?? [];
  const called = useCalled();
  return (
    <DeletionDialog
      item={picture}
      onClose={onClose}
      title={<Trans>Delete picture</Trans>}
      isImpossible={usedBy.length > 0}
      busyLabel={t`Deleting...`}
      remove={({ id }) => remove(id)}
      deleted={i18n._(messages.deleted)}
      undo={{ bringBack: ({ id }) => bringBack(id), broughtBack: i18n._(messages.broughtBack) }}
      failed={messages.deleteFailed}
    >
      {(item) => {
        const name = called(item);
        return (
          <>
            <img
              src={pictureFile(item.id, 320, 'webp')}
              alt=""
              width={320}
              height={240}
              className="plate picture-whole"
            />
            {usedBy.length > 0 ? (
              <>
                <p>{i18n._(messages.inUse)}</p>
                <PictureUses uses={usedBy} />
              </>
            ) : (
              <p>
                <Trans>Are you sure you want to delete “{name}”?</Trans> <UndoableForAWhile />
              </p>
            )}
          </>
        );
      }}
    </DeletionDialog>
  );
}
