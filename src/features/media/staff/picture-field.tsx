import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { pictureIdAt } from '#src/lib/picture.ts';
import { addressOfPicture, inWidth } from '#src/lib/picture.ts';
import { useRecord } from '#src/api/staff-records.client.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { useFieldError } from '#src/ui/staff/form-fields.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { PictureWords } from './picture-words.tsx';
import type { StoredPicture } from './schema.ts';
import { readOne } from './staff-pictures.client.ts';
import { Uploader } from './uploader.tsx';

interface PictureFieldProps {
  /** Of the address in the form's values. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** What stands for no picture. */
  none: '' | null;
  /** The drawings that are offered; without it, any is named by its address. */
  drawings?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** A picture of a record: uploaded here, or of the library, or a drawing; with words for who cannot see it. */
export function PictureField({ name, label, hint, none, drawings }: PictureFieldProps) {
  const { setValue } = useFormContext();
  const fault = useFieldError()(name);
  const address = (useWatch({ name }) as string | null) ?? '';
  const [uploaded, setUploaded] = useState<StoredPicture | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const choose = (value: string | null) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const id = pictureIdAt(address);
  return (
    <fieldset className="grid grid-cols-1 gap-2" data-fault={fault ? '' : undefined} tabIndex={-1}>
      <legend className="font-semibold">{label}</legend>
      <Uploader
        onUploaded={(stored) => {
          setUploaded(stored);
          choose(addressOfPicture(stored.picture.id));
        }}
        actions={
          <>
            <Button onClick={() => setChoosing(true)}>
              <Trans>From the library</Trans>
            </Button>
            {address !== '' && (
              <Button onClick={() => choose(none)}>
                <Trans>Remove the picture</Trans>
              </Button>
            )}
          </>
        }
      >
        {/^\/[^/\\]/.test(address) && (
          <div className="picture-chosen">
            <img
              key={address}
              src={inWidth(address, 320)}
              alt=""
              width={192}
              height={144}
              className="plate"
            />
            {id !== null && <Words key={id} id={id} uploaded={uploaded} />}
          </div>
        )}
      </Uploader>
      {hint && <p className="text-small text-soft">{hint}</p>}
      {fault && <p className="text-small font-semibold text-red">{fault}</p>}
      <Drawing
        {...{ label, drawings }}
        address={id === null ? address : ''}
        onChosen={(drawing) => choose(drawing || none)}
      />
      <LibraryDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChosen={({ id: chosen }) => {
          choose(addressOfPicture(chosen));
          setChoosing(false);
        }}
      />
    </fieldset>
  );
}

interface DrawingProps extends Pick<PictureFieldProps, 'label' | 'drawings'> {
  /** Empty where none is chosen. */
  readonly address: string;
  readonly onChosen: (address: string) => void;
}

/** A drawing that came with the site, instead of a picture. */
function Drawing({ label, drawings, address, onChosen }: DrawingProps) {
  const { t } = useLingui();
  const isOffered = address === '' || drawings?.some(({ value }) => value === address);
  return (
    <details open={address !== '' || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-green">
        <Trans>A drawing of this site instead</Trans>
      </summary>
      {drawings ? (
        <select
          aria-label={t`${label}: a drawing`}
          value={address}
          className={controlLook}
          onChange={({ currentTarget }) => onChosen(currentTarget.value)}
        >
          <option value="">{t`No drawing`}</option>
          {!isOffered && <option value={address}>{t`The present one`}</option>}
          {drawings.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          aria-label={t`${label}: the address of a drawing`}
          value={address}
          placeholder="/figures/plank-still.svg"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className={controlLook}
          onChange={({ currentTarget }) => onChosen(currentTarget.value.trim())}
        />
      )}
    </details>
  );
}

/** Of one that was just sent all is known. */
function Words({ id, uploaded }: { id: string; uploaded: StoredPicture | null }) {
  const isKnown = uploaded?.picture.id === id;
  const read = useRecord(isKnown ? undefined : id, readOne);
  const stored = isKnown ? uploaded : read;
  return stored ? <PictureWords stored={stored} /> : null;
}
