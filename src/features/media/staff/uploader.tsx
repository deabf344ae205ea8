import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { colons } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { pictureMessages as messages } from './messages.ts';
import type { StoredPicture } from './schema.ts';
import { pictureTypes, uploadPicture } from './upload.client.ts';
import './pictures.css';

interface UploaderProps {
  /** Several at once. */
  isMany?: boolean;
  onUploaded: (stored: StoredPicture) => void;
  /** What is sent at once: it was dropped or pasted elsewhere. */
  incoming?: readonly File[];
  /** Further ways to a picture. */
  actions?: ReactNode;
  /** Above the ways to a picture: the one that is chosen. */
  children?: ReactNode;
}

interface Sending {
  readonly name: string;
  readonly share: number;
  /** That wait behind it. */
  readonly waiting: number;
}

/** Where pictures are dropped, pasted, chosen and taken; what is sent can be watched and stopped. */
export function Uploader({ isMany = false, onUploaded, incoming = [], actions, children }: UploaderProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureText = useFailureText();
  const [sending, setSending] = useState<Sending | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const stop = useRef<AbortController>(null);
  const sendIncoming = useEffectEvent(() => void send(incoming));
  useEffect(() => {
    sendIncoming();
    return () => stop.current?.abort();
  }, []);

  async function send(files: readonly File[]) {
    const chosen = isMany ? files : files.slice(0, 1);
    if (chosen.length === 0 || sending) return;
    const controller = new AbortController();
    stop.current = controller;
    setFaults([]);
    for (const [place, file] of chosen.entries()) {
      if (controller.signal.aborted) break;
      const waiting = chosen.length - place - 1;
      const onProgress = (share: number) => setSending({ name: file.name, share, waiting });
      onProgress(0);
      const result = await uploadPicture(file, { onProgress, signal: controller.signal });
      if (result.outcome !== 'refused') onUploaded(result.record);
      else if (result.refusal.code !== 'cancelled') {
        const why = failureText({ ...messages.uploadFailed, why: 'always' }, result.refusal);
        setFaults((before) => [...before, isMany ? file.name + colons[language] + why : why]);
      }
    }
    setSending(null);
  }

  const name = sending?.name;
  return (
    <div
      className={`picture-zone ${isOver ? 'is-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        void send(files);
      }}
    >
      {children}
      {sending ? (
        <Progress sending={sending} onCancel={() => stop.current?.abort()} />
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            <FileButton isMany={isMany} onChosen={send}>
              {isMany ? <Trans>Choose pictures</Trans> : <Trans>Choose a picture</Trans>}
            </FileButton>
            <FileButton isCamera onChosen={send} className="picture-camera">
              <Trans>Take a photo</Trans>
            </FileButton>
            {actions}
          </div>
          <p className="text-small text-soft">
            <Trans>Or drop one here, or paste it. JPEG, PNG, WebP, AVIF or GIF, at most 12 MB.</Trans>
          </p>
        </>
      )}
      {faults.map((fault) => (
        <ErrorBox key={fault}>{fault}</ErrorBox>
      ))}
      <output className="sr-only">{name !== undefined && t`Sending ${name}`}</output>
    </div>
  );
}

function Progress({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { t, i18n } = useLingui();
  const { name, share, waiting } = sending;
  const percent = i18n.number(share, { style: 'percent' });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="grid min-w-0 grow gap-1">
        <p className="wrap-anywhere">
          {share < 1 ? (
            <Trans>
              Sending {name}: {percent}
            </Trans>
          ) : (
            <Trans>{name} is made small…</Trans>
          )}
          {waiting > 0 && (
            <>
              {' '}
              <Plural value={waiting} one="# more waits." other="# more wait." />
            </>
          )}
        </p>
        <progress
          value={share < 1 ? share : undefined}
          aria-label={t`Sending ${name}`}
          className="w-full accent-green"
        />
      </div>
      <Button onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

interface FileButtonProps {
  isMany?: boolean;
  isCamera?: boolean;
  onChosen: (files: readonly File[]) => Promise<void>;
  className?: string;
  children: ReactNode;
}

function FileButton({
  isMany = false,
  isCamera = false,
  onChosen,
  className = '',
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className={className} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        multiple={isMany}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same one can be chosen again.
          currentTarget.value = '';
          void onChosen(files);
        }}
      />
    </>
  );
}
