import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { savedBefore } from '#src/lib/idempotency.ts';
import { roles } from '#src/lib/roles.ts';
import { refusalIn, type SaveResult } from '#src/lib/save-result.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { newSaveKey, saveKeyOf } from '#src/ui/staff/save-key.client.ts';
import { roleLabel, roleLabels } from '../role-labels.ts';
import { roleRefusals, userActionFailures } from './messages.ts';
import type { RoleChange, RoleChanges, RoleChangesDraft } from './schema.ts';
import { changeRoles, previewRoles } from './users.client.ts';

interface RolesDialogProps {
  ids: readonly string[];
  onClose: () => void;
  /** Roles were changed. */
  onDone: () => void;
}

/** One role for all who are chosen: what it does to each is said before, and what it did after. */
export function RolesDialog({ ids, onClose, onDone }: RolesDialogProps) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const failureText = useFailureText();
  const [role, setRole] = useState<RoleChangesDraft['role'] | ''>('');
  const [planned, setPlanned] = useState<RoleChanges | null>(null);
  const [done, setDone] = useState<RoleChanges | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Of the role that was chosen last: answers for another one come too late.
  const key = useRef(newSaveKey());

  function taken(result: SaveResult<RoleChanges>): RoleChanges | null {
    const refusal = refusalIn(result, savedBefore);
    setFailure(refusal && failureText(userActionFailures.roles, refusal));
    return result.outcome === 'saved' ? result.record : null;
  }

  async function choose(value: string) {
    const next = roles.find((known) => known === value) ?? '';
    const mine = (key.current = newSaveKey());
    setRole(next);
    setPlanned(null);
    setFailure(null);
    if (next === '') return;
    const result = await previewRoles({ ids: [...ids], role: next });
    if (key.current === mine) setPlanned(taken(result));
  }

  async function change() {
    if (role === '') return;
    setBusy(true);
    const changes = taken(await changeRoles({ ids: [...ids], role }, saveKeyOf(key.current)));
    setBusy(false);
    if (!changes) return;
    setDone(changes);
    onDone();
  }

  if (done)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={<Trans>Roles changed</Trans>}
        actions={
          <Button look="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <Summary changes={done} />
      </Dialog>
    );
  const count = planned?.changed ?? 0;
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={<Trans>Change roles</Trans>}
      actions={
        <>
          {count > 0 && (
            <Button look="primary" busyLabel={isBusy ? t`Saving…` : undefined} onClick={() => void change()}>
              <Plural value={count} one="Change # role" other="Change # roles" />
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FieldFrame
          label={
            <Plural value={ids.length} one="New role of the one chosen" other="New role of the # chosen" />
          }
          hint={<Trans>Whoever gets another role has to log in again, everywhere.</Trans>}
        >
          {(control) => (
            <select
              {...control}
              value={role}
              onChange={(event) => void choose(event.target.value)}
              className={controlLook}
            >
              <option value="">{t`Choose a role`}</option>
              {optionsOf(roleLabels).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <div aria-live="polite">{planned && <Summary changes={planned} />}</div>
      </div>
    </Dialog>
  );
}

const isKept = ({ outcome }: RoleChange) => outcome !== 'changed';

/** Who changes from what to what, and who does not, and why. */
function Summary({ changes: { items, changed } }: { changes: RoleChanges }) {
  const language = useLanguage();
  const kept = items.filter(isKept);
  const called = (role: string) => inLanguage(roleLabel(role), language);
  return (
    <div className="grid gap-4">
      {changed > 0 && (
        <div>
          <h3 className="font-sans text-base font-semibold">
            <Plural value={changed} one="# gets another role" other="# get another role" />
          </h3>
          <ul className="rows mt-2">
            {items
              .filter((each) => !isKept(each))
              .map((each) => (
                <li key={each.id} className="py-2 wrap-anywhere">
                  {each.full_name}
                  <span className="block text-small text-soft">
                    {called(each.from)} → {called(each.to)}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      )}
      {kept.length > 0 && (
        <div>
          <h3 className="font-sans text-base font-semibold">
            <Plural value={kept.length} one="# stays as it is" other="# stay as they are" />
          </h3>
          <ul className="rows mt-2">
            {kept.map((each) => (
              <li key={each.id} className="py-2 wrap-anywhere">
                {each.full_name || <Trans>Somebody</Trans>}
                <span className="block text-small text-soft">
                  <WhyKept change={each} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function WhyKept({ change: { outcome, from } }: { change: RoleChange }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const role = inLanguage(roleLabel(from), language);
  if (outcome === 'changed' || outcome === 'unchanged') return <Trans>Is {role} already.</Trans>;
  return i18n._(roleRefusals[outcome].id);
}
