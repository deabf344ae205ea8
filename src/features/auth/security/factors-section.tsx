import type { Factor } from '@supabase/auth-js';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { read } from '#src/api/client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { memberApi } from '#src/session/account.client.ts';
import { usePhoneFactors } from '../sign-in-settings.client.ts';
import { attempt } from './account-security.client.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { FactorNameField } from './factor-fields.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { SecurityCard, Unfolding } from './security-card.tsx';
import { SecurityForm } from './security-form.tsx';
import { holdCodes, unkeptCodes } from './unkept-codes.client.ts';

const AuthenticatorEnrolment = lazy(() => import('./authenticator-enrolment.tsx'));
const PhoneEnrolment = lazy(() => import('./phone-enrolment.tsx'));
const RecoveryCodes = lazy(() => import('./recovery-codes.tsx'));

interface FactorsSectionProps {
  readonly userId: string;
  readonly hasPassword: boolean;
  readonly factors: readonly Factor[];
  readonly codesLeft: number;
  readonly onChanged: () => void;
}

/** What is asked for beside the password, and the codes for the day when it is lost. */
export function FactorsSection(props: FactorsSectionProps) {
  const { userId, hasPassword, factors, codesLeft, onChanged } = props;
  const { t } = useLingui();
  const offersPhone = usePhoneFactors();
  const isOn = factors.length > 0;
  // Those of before a reload are shown until they have been kept.
  const [showsCodes, setShowsCodes] = useState(() => isOn && unkeptCodes(userId) !== null);

  function showNewCodes() {
    holdCodes(userId, null);
    setShowsCodes(true);
  }

  function finishEnrolment(close: () => void) {
    close();
    showToast('success', t`Two-step login is on.`);
    // The first factor needs a way round its loss.
    if (!isOn) showNewCodes();
    onChanged();
  }

  return (
    <SecurityCard
      anchor="two-step"
      title={<Trans>Two-step login</Trans>}
      lead={
        <>
          <span className="block">
            <Trans>Beside the password, a code from your phone.</Trans>
          </span>
          <span className="block">
            <Trans>Whoever learns your password still cannot get in.</Trans>
          </span>
        </>
      }
    >
      {isOn ? (
        <ul className="grid grid-cols-1">
          {factors.map((factor) => (
            <FactorEntry
              key={factor.id}
              factor={factor}
              isLast={factors.length === 1}
              hasPassword={hasPassword}
              onChanged={onChanged}
              onLastRemoved={() => {
                holdCodes(userId, null);
                setShowsCodes(false);
              }}
            />
          ))}
        </ul>
      ) : (
        <p>
          <Trans>It is off.</Trans>
        </p>
      )}
      {showsCodes && (
        <Loading>
          <RecoveryCodes userId={userId} onClose={() => setShowsCodes(false)} onChanged={onChanged} />
        </Loading>
      )}
      {isOn && !showsCodes && <CodesLeft left={codesLeft} onRenew={showNewCodes} />}
      <div className="grid gap-3">
        <Unfolding
          look={isOn ? 'plain' : 'primary'}
          label={isOn ? <Trans>Add another app</Trans> : <Trans>Set up an authenticator app</Trans>}
        >
          {(close) => (
            <Loading>
              <AuthenticatorEnrolment
                taken={namesOf(factors)}
                onClose={close}
                onDone={() => finishEnrolment(close)}
              />
            </Loading>
          )}
        </Unfolding>
        {offersPhone && (
          <Unfolding label={<Trans>Add a phone number</Trans>}>
            {(close) => (
              <Loading>
                <PhoneEnrolment
                  taken={namesOf(factors)}
                  onClose={close}
                  onDone={() => finishEnrolment(close)}
                />
              </Loading>
            )}
          </Unfolding>
        )}
      </div>
    </SecurityCard>
  );
}

const namesOf = (factors: readonly Factor[]) => factors.map(({ friendly_name: name }) => name ?? '');

function Loading({ children }: { children: ReactNode }) {
  const waiting = (
    <output aria-busy="true">
      <Trans>Loading...</Trans>
    </output>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}

interface FactorEntryProps {
  readonly factor: Factor;
  readonly isLast: boolean;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
  readonly onLastRemoved: () => void;
}

function FactorEntry({ factor, isLast, hasPassword, onChanged, onLastRemoved }: FactorEntryProps) {
  const { t } = useLingui();
  const { id } = factor;
  const kind = factor.factor_type === 'phone' ? t`Phone number` : t`Authenticator app`;
  const name = factor.friendly_name || kind;

  async function rename(json: { friendly_name: string }) {
    const call = () => read(memberApi().account.factors[':id'].$patch({ param: { id }, json }));
    const { failure } = await attempt(call);
    if (failure) return failure;
    showToast('success', t`It is called ${json.friendly_name} now.`);
    onChanged();
    return null;
  }

  return (
    <li className="grid gap-3 border-b border-edge py-3">
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {name !== kind && <p className="text-small text-soft">{kind}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Unfolding label={<Trans>Rename</Trans>} of={name}>
          {(close) => (
            <div className="basis-full">
              <SecurityForm
                loadSchema={async () => (await import('./schema.ts')).factorNameFormSchema}
                onSubmit={async (values) => {
                  const failed = await rename(values);
                  if (!failed) close();
                  return failed;
                }}
                onCancel={close}
                action={<Trans>Save</Trans>}
                busyLabel={t`Saving…`}
              >
                {(errorOf) => <FactorNameField name={name} error={errorOf('friendly_name')} />}
              </SecurityForm>
            </div>
          )}
        </Unfolding>
        <Unfolding label={<Trans>Remove</Trans>} of={name}>
          {(close) => (
            <div className="basis-full">
              <RemoveFactor
                factor={factor}
                hasPassword={hasPassword}
                onClose={close}
                onDone={() => {
                  showToast('success', t`${name} is removed.`);
                  if (isLast) onLastRemoved();
                  onChanged();
                }}
              >
                {isLast ? (
                  <Trans>Two-step login is off then, and your recovery codes count no more.</Trans>
                ) : (
                  <Trans>
                    Its codes are no longer accepted then. You may be asked for a code of another step at
                    once.
                  </Trans>
                )}
              </RemoveFactor>
            </div>
          )}
        </Unfolding>
      </div>
    </li>
  );
}

/** Few is worth a word: without app and codes one is locked out. */
const fewCodes = 3;

function CodesLeft({ left, onRenew }: { left: number; onRenew: () => void }) {
  const { t } = useLingui();
  const tone = left < fewCodes ? 'border-edge bg-gold-tint' : 'border-edge';
  return (
    <div className={`grid justify-items-start gap-3 rounded-card border p-4 ${tone}`}>
      <p>
        <strong>
          <Trans>Recovery codes</Trans>
        </strong>
        <br />
        {left === 0 ? (
          <Trans>You have none. Without them, a lost phone locks you out.</Trans>
        ) : (
          <Plural value={left} one="# code is left." other="# codes are left." />
        )}
      </p>
      <ConfirmButton
        label={left === 0 ? <Trans>Make recovery codes</Trans> : <Trans>Make new codes</Trans>}
        title={<Trans>Make ten new codes?</Trans>}
        question={<Trans>The ones that you have now count no more.</Trans>}
        action={<Trans>Make codes</Trans>}
        busyLabel={t`Making codes…`}
        act={() => Promise.resolve(null)}
        onDone={onRenew}
      />
    </div>
  );
}
