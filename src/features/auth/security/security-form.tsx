import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { ZodType } from 'zod';
import { Button } from '#src/ui/button.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import type { SecurityFailure } from './messages.ts';
import { SecurityFailureNote } from './security-card.tsx';

interface SecurityFormProps<T> {
  readonly schema: ZodType<T>;
  /** Does what the form is for. @returns why it did not work; nothing typed is lost then */
  readonly onSubmit: (values: T) => Promise<SecurityFailure | null>;
  readonly onCancel?: () => void;
  readonly action: ReactNode;
  readonly look?: 'primary' | 'danger';
  readonly busyLabel: string;
  /** The fields, with what is wrong with each. */
  readonly children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** A form of the account's screen: checked, busy while it works, and plain about what went wrong. */
export function SecurityForm<T>(props: SecurityFormProps<T>) {
  const { schema, onSubmit, onCancel, action, look = 'primary', busyLabel, children } = props;
  const { form, check, errorOf, forget, mark } = useCheckedForm(() => Promise.resolve(schema));
  const [failure, setFailure] = useState<SecurityFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    const values = isBusy ? null : await check();
    if (!values) return;
    setIsBusy(true);
    setFailure(null);
    const failed = await onSubmit(values);
    setIsBusy(false);
    if (!failed) return;
    const field = failed.field && form.current?.querySelector<HTMLInputElement>(`[name=${failed.field}]`);
    if (!field) return setFailure(failed);
    mark(field.name, failed.message);
    field.focus();
    field.select();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onInput={(event) => {
        forget((event.target as HTMLInputElement).name);
        setFailure(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children(errorOf)}
      <SecurityFailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look} busyLabel={isBusy ? busyLabel : undefined}>
          {action}
        </Button>
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
