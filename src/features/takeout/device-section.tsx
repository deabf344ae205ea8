import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { formatBytes } from '#src/lib/bytes.ts';
import { bounds, type KeptPack } from '#src/session/device/caches.ts';
import { forgetCopies } from '#src/session/device/device.client.ts';
import { keptSize, type KeptSize } from '#src/session/device/kept-size.client.ts';
import { roomHere } from '#src/session/device/lasting.client.ts';
import { keptPacks, removePack } from '#src/session/device/packs.client.ts';
import { Button } from '#src/ui/button.tsx';

const most = bounds.pages.bytes + bounds.answers.bytes + bounds.drawings.bytes + bounds.member.bytes;

/** What this device keeps so that pages open without a connection, by part, with a way to be rid of it. */
export function DeviceSection() {
  const { t } = useLingui();
  const id = useId();
  const [size, setSize] = useState<KeptSize | null>(null);
  const [packs, setPacks] = useState<readonly KeptPack[]>([]);
  const [isForgotten, setIsForgotten] = useState(false);
  const [room, setRoom] = useState<Awaited<ReturnType<typeof roomHere>>>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void keptSize().then(setSize), []);
  useEffect(() => void keptPacks().then(setPacks), []);
  useEffect(() => void roomHere().then(setRoom), []);
  if (size === null) return null;
  const packed = packs.reduce((sum, { bytes }) => sum + bytes, 0);
  const sum = size.product + size.read + size.own + packed;
  if (sum === 0 && !isForgotten) return null;
  const amountOf = (bytes: number) => {
    const { value, unit } = formatBytes(bytes);
    return unit === 'kB' ? t`${value} kB` : t`${value} MB`;
  };
  const [used, allowed] = [amountOf(sum), room && amountOf(room.quota)];
  const [pages, own] = [bounds.pages.count, amountOf(most)];
  const remove = async (pack: KeptPack) => {
    await removePack(pack);
    setPacks(await keptPacks());
    // The button that was pressed has gone with its plan.
    heading.current?.focus();
  };
  const forget = async () => {
    await forgetCopies();
    setSize(await keptSize());
    setIsForgotten(true);
  };
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-title">
        <Trans>On this device</Trans>
      </h2>
      <p className="mt-2 text-soft">
        <Trans>
          So that Birtu opens without a connection, this browser keeps copies: the last {pages} pages at most,
          and {own} of pages, drawings and answers. The oldest go first.
        </Trans>
      </p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        <dt>
          <Trans>The product itself</Trans>
        </dt>
        <dd>{amountOf(size.product)}</dd>
        <dt>
          <Trans>Pages that you read, with their drawings</Trans>
        </dt>
        <dd>{amountOf(size.read)}</dd>
        <dt>
          <Trans>Your own</Trans>
        </dt>
        <dd>{amountOf(size.own)}</dd>
        {packs.length > 0 && (
          <>
            <dt>
              <Trans>Plans kept here</Trans>
            </dt>
            <dd>{amountOf(packed)}</dd>
          </>
        )}
        <dt className="font-semibold">
          <Trans>All in all</Trans>
        </dt>
        <dd className="font-semibold">{used}</dd>
      </dl>
      {allowed !== null && (
        <p className="mt-2 text-soft">
          <Trans>This browser lets Birtu keep up to {allowed}.</Trans>{' '}
          {room?.lasts ? (
            <Trans>It leaves it alone also when the device runs out of room.</Trans>
          ) : (
            <Trans>When the device runs out of room, the browser may delete it.</Trans>
          )}
        </p>
      )}
      {size.isFull && (
        <p role="alert" className="mt-3 rounded-card bg-gold-tint px-4 py-3">
          <Trans>
            This device has no room left, so not everything opens without a connection. Delete something on
            the device, or the copies here; then the next visit keeps them anew.
          </Trans>
        </p>
      )}
      {packs.length > 0 && (
        <ul aria-label={t`Plans kept here`} className="mt-4 grid gap-2">
          {packs.map((pack) => {
            const [title, amount] = [pack.title, amountOf(pack.bytes)];
            return (
              <li key={pack.address} className="flex flex-wrap items-center justify-between gap-x-4">
                <a
                  href={pack.address}
                  lang={pack.language}
                  className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
                >
                  {title}
                </a>
                <Button onClick={() => void remove(pack)} aria-label={t`Remove: ${title}, ${amount}`}>
                  <Trans>Remove ({amount})</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button onClick={() => void forget()}>
          <Trans>Delete the copies</Trans>
        </Button>
        {isForgotten && (
          <span role="status">
            <Trans>They are deleted. What you read from now on is kept again.</Trans>
          </span>
        )}
      </div>
    </section>
  );
}
