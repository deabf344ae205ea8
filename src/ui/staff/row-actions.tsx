import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { CopyIcon, DeleteIcon, EditIcon } from '../icons.tsx';
import { copyAddress } from './record-asked.ts';
import { useFromList } from './resource-list.tsx';
import { rowOpener } from './shortcuts.client.ts';

interface RowActionsProps {
  /** Its editor. */
  to: string;
  name: string;
  hasCopy?: boolean;
  onDelete?: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What can be done with a row of a list: signs in a table, words on a card. */
export function RowActions({ to, name, hasCopy = false, onDelete, children }: RowActionsProps) {
  const { t } = useLingui();
  const fromList = useFromList();
  return (
    <span className="row-actions">
      <ButtonLink
        to={to}
        {...fromList}
        {...rowOpener}
        aria-label={t`Edit: ${name}`}
        title={t`Edit`}
        className="row-action"
      >
        <EditIcon size={20} />
        <span>
          <Trans>Edit</Trans>
        </span>
      </ButtonLink>
      {children}
      {hasCopy && (
        <ButtonLink
          to={copyAddress(to)}
          {...fromList}
          aria-label={t`Copy: ${name}`}
          title={t`Copy`}
          className="row-action"
        >
          <CopyIcon size={20} />
          <span>
            <Trans>Copy</Trans>
          </span>
        </ButtonLink>
      )}
      {onDelete && (
        <Button onClick={onDelete} aria-label={t`Delete: ${name}`} title={t`Delete`} className="row-action">
          <DeleteIcon size={20} />
          <span>
            <Trans>Delete</Trans>
          </span>
        </Button>
      )}
    </span>
  );
}
