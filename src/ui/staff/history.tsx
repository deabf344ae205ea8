import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { createContext, use, useState, type ComponentType, type ReactNode } from 'react';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { ComparedVersion, EditorAddress, VersionLine, VersionsPage } from '#src/lib/record-history.ts';
import { colons } from '#src/lib/listed.ts';
import type { Failed, Loaded, Refusal, SaveResult } from '#src/lib/save-result.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Dot } from '../facts.tsx';
import { useLanguage } from '../language.client.ts';
import { Moment } from '../moment.tsx';
import { showToast } from '../toast.tsx';
import { ConfirmDialog, ErrorBox } from './confirm-dialog.tsx';
import { useFailureText } from './failure-text.client.ts';
import { newSaveKey, saveKeyOf } from './save-key.client.ts';

type Values = ComparedVersion['values'];

interface ComparedProps {
  readonly before: Values;
  readonly after: Values;
  /** What both are called. */
  readonly columns: readonly [ReactNode, ReactNode];
}

/** What the frame of the staff area gives, which knows the API and what values are called. */
export interface HistoryFrame {
  /** @param address of the editor, below `/admin/` */
  readonly readPage: (address: EditorAddress, after: string | null) => Promise<Loaded<VersionsPage>>;
  readonly readVersion: (address: EditorAddress, version: number) => Promise<Loaded<ComparedVersion>>;
  /** @param over the version that was looked at as the present one */
  readonly restore: (
    address: EditorAddress,
    version: number,
    over: number,
    key: SaveKey,
  ) => Promise<SaveResult<unknown>>;
  /** What was done, as a word. */
  readonly actionText: (action: string, i18n: I18n) => string;
  /** What a value is called. */
  readonly valueName: (name: string, i18n: I18n) => string;
  readonly Compared: ComponentType<ComparedProps>;
}

/** Loads it, for whoever opens a history. */
export const HistoryContext = createContext<(() => Promise<Loaded<HistoryFrame>>) | null>(null);
const FrameContext = createContext<HistoryFrame | null>(null);

function useFrame(): HistoryFrame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('A version stands outside its history');
  return frame;
}

/** What fails otherwise, such as a session that has ended, is said as well and can be tried again. */
async function attempt<T>(read: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
  try {
    return await read();
  } catch (error) {
    reportError(error);
    return { refusal: { status: 500, code: 'unexpected', detail: '' } };
  }
}

const notRead: Failed = /*i18n*/ { id: 'The history could not be read' };
const notRestored: Failed = /*i18n*/ { id: 'This version was not restored' };

interface HistoryProps {
  /** Of the editor, below `/admin/`. */
  readonly address: EditorAddress;
  /** Something is typed that is not saved. */
  readonly isDirty: boolean;
  /** The record is what it was once: as it stands now. */
  readonly onRestored: (record: unknown) => void;
}

/** Opens what has become of a record, with the way back to each of its versions. */
export function HistoryButton(props: HistoryProps) {
  const loadFrame = use(HistoryContext);
  if (!loadFrame) throw new Error('An editor stands outside the staff area');
  const [frame, setFrame] = useState<HistoryFrame | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState<readonly VersionLine[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** @param after null: from the newest on */
  async function load(after: string | null) {
    setBusy(true);
    const known = await attempt(async () => (frame ? { value: frame } : await loadFrame!()));
    const { value, refusal: why = null } = known.value
      ? await attempt(() => known.value.readPage(props.address, after))
      : known;
    setBusy(false);
    setRefusal(why);
    if (!value || !known.value) return;
    setFrame(known.value);
    setRead((before) => (after === null ? value.items : [...before, ...value.items]));
    setNext(value.next);
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setRead([]);
          setOpen(true);
          void load(null);
        }}
      >
        <Trans>History</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} size="xl" title={<Trans>History</Trans>}>
        <div className="grid grid-cols-1 gap-4">
          {frame && read.length > 0 && (
            <FrameContext value={frame}>
              <ol className="rows">
                {read.map((line, index) => (
                  <VersionItem
                    {...props}
                    key={line.version}
                    line={line}
                    isNewest={index === 0}
                    onStale={() => void load(null)}
                    onRestored={(record) => {
                      setOpen(false);
                      props.onRestored(record);
                    }}
                  />
                ))}
              </ol>
            </FrameContext>
          )}
          <HistoryState
            {...{ isBusy, refusal }}
            isEmpty={read.length === 0}
            onRetry={() => void load(next)}
          />
          {next !== null && !isBusy && !refusal && (
            <Button className="justify-self-start" onClick={() => void load(next)}>
              <Trans>Show older versions</Trans>
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}

interface HistoryStateProps {
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly isEmpty: boolean;
  readonly onRetry: () => void;
}

function HistoryState({ isBusy, refusal, isEmpty, onRetry }: HistoryStateProps) {
  const failureText = useFailureText();
  if (refusal && !isBusy)
    return (
      <div className="grid justify-items-start gap-3">
        <ErrorBox>{failureText(notRead, refusal)}</ErrorBox>
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return (
    <output className="text-soft empty:hidden">
      {isBusy ? (
        <Trans>Loading...</Trans>
      ) : (
        isEmpty && (
          <Trans>Nothing was changed here yet. From the first change on, each version is kept here.</Trans>
        )
      )}
    </output>
  );
}

interface VersionItemProps extends HistoryProps {
  readonly line: VersionLine;
  readonly isNewest: boolean;
  /** Something else stands now than what the list was read of. */
  readonly onStale: () => void;
}

/** One version: who, when, what; on demand beside what stands now. */
function VersionItem({ line, isNewest, ...props }: VersionItemProps) {
  const { version, at, by } = line;
  const { readVersion } = useFrame();
  const [compared, setCompared] = useState<Loaded<ComparedVersion> | null>(null);
  const read = async () => setCompared(await attempt(() => readVersion(props.address, version)));
  return (
    <li className="grid grid-cols-1 gap-1 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>
          <Trans>Version {version}</Trans>
        </b>
        <span className="text-soft">
          {by !== null && (
            <>
              {by}
              <Dot />
            </>
          )}
          <Moment at={at} />
        </span>
        {isNewest && (
          <span className="rounded-full bg-green-tint px-2.5 text-small font-semibold text-green">
            <Trans>as it is now</Trans>
          </span>
        )}
      </p>
      <WhatHappened line={line} />
      {!isNewest && line.action !== 'delete' && (
        <details
          // React passes on what a dialog within it says.
          onToggle={({ target, currentTarget }) => {
            if (target === currentTarget && currentTarget.open) void read();
          }}
        >
          <summary className="inline-flex min-h-11 items-center text-green">
            <Trans>Compare with what stands now</Trans>
          </summary>
          <ComparedWithNow {...props} {...{ version, compared, read }} />
        </details>
      )}
    </li>
  );
}

/** So many are named. */
const maxNamed = 6;

function WhatHappened({ line: { action, by, changed, restored } }: { line: VersionLine }) {
  const { t, i18n } = useLingui();
  const { actionText, valueName } = useFrame();
  if (action === 'before' || (action === 'create' && by === null))
    return (
      <p>
        <Trans>As it was before its first change here</Trans>
      </p>
    );
  if (action === 'release')
    return (
      <p>
        <Trans>As a new release of the product brought it</Trans>
      </p>
    );
  const names = [...new Set(changed.map((name) => valueName(name, i18n)))];
  const [listed, more] = [names.slice(0, maxNamed), names.length - maxNamed];
  const what = restored === null ? actionText(action, i18n) : t`back to version ${restored}`;
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(listed);
  return (
    <p className="wrap-anywhere">
      {listed.length === 0 ? (
        what
      ) : (
        <>
          <Trans>
            {what}: {list}
          </Trans>
          {more > 0 && (
            <>
              {' '}
              <Plural value={more} one="and # more" other="and # more" />
            </>
          )}
        </>
      )}
    </p>
  );
}

interface ComparedWithNowProps extends Omit<VersionItemProps, 'line' | 'isNewest'> {
  readonly version: number;
  readonly compared: Loaded<ComparedVersion> | null;
  readonly read: () => Promise<void>;
}

function ComparedWithNow({ version, compared, read, ...props }: ComparedWithNowProps) {
  const { Compared } = useFrame();
  const failureText = useFailureText();
  if (!compared)
    return (
      <output className="text-soft">
        <Trans>Loading...</Trans>
      </output>
    );
  const { value, refusal } = compared;
  if (refusal)
    return (
      <div className="grid justify-items-start gap-3">
        <ErrorBox>{failureText(notRead, refusal)}</ErrorBox>
        <Button onClick={() => void read()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <Compared
        before={value.values}
        after={value.now.values}
        columns={[<Trans key="then">Version {version}</Trans>, <Trans key="now">As it is now</Trans>]}
      />
      <RestoreButton {...props} version={version} over={value.now.version} read={read} />
    </div>
  );
}

interface RestoreButtonProps extends Omit<ComparedWithNowProps, 'compared'> {
  readonly over: number;
}

function RestoreButton({ address, isDirty, version, over, read, onStale, onRestored }: RestoreButtonProps) {
  const { t, i18n } = useLingui();
  const { restore, valueName } = useFrame();
  const language = useLanguage();
  const failureText = useFailureText();
  const [key, setKey] = useState(newSaveKey);
  const [isAsking, setAsking] = useState(false);
  const [isStale, setStale] = useState(false);

  async function confirm(): Promise<string | null> {
    const result = await restore(address, version, over, saveKeyOf(key));
    // Refused, or its answer lost: the next try is the same one.
    if (result.outcome !== 'refused') setKey(newSaveKey());
    setStale(false);
    if (result.outcome === 'saved') {
      showToast('success', t`Version ${version} is restored.`);
      onRestored(result.record);
      return null;
    }
    if (result.outcome === 'changed_meanwhile') {
      setStale(true);
      onStale();
      await read();
      return null;
    }
    const { errors = [] } = result.refusal;
    const faults = errors.map(
      ({ path: [name = ''], message }) => valueName(String(name), i18n) + colons[language] + i18n._(message),
    );
    const list = new Intl.ListFormat(language, { type: 'unit' }).format(
      [...new Set(faults)].slice(0, maxNamed),
    );
    return [failureText(notRestored, result.refusal), list].filter((text) => text !== '').join(' ');
  }
  return (
    <>
      {isStale && (
        <ErrorBox>
          <Trans>
            Somebody else has saved this meanwhile, so nothing was restored. It now stands above beside this
            version.
          </Trans>
        </ErrorBox>
      )}
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        <Trans>Restore version {version}</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={<Trans>Restore version {version}?</Trans>}
        confirmLabel={<Trans>Restore</Trans>}
        busyLabel={t`Saving...`}
        onConfirm={confirm}
      >
        <p>
          <Trans>It becomes the newest version. What stands now is kept in the history.</Trans>{' '}
          <Trans>Whether readers see it stays as it is.</Trans>
        </p>
        {isDirty && (
          <p className="font-semibold text-red">
            <Trans>What you have typed in the form and not saved goes.</Trans>
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
