import { Trans as ParsedTrans, type TransProps } from '@lingui/react';
import type { ComponentType } from 'react';

const Parsed: ComponentType<TransProps> = ParsedTrans;

/**
 * What `<Trans>` becomes (lingui.config.ts). A message is parsed for its tags after its values have been put in: a value
 * that itself looks like one, such as a person called `<0/>`, is handed over as a part of its own, which nobody parses.
 */
export function Trans({ values, ...props }: TransProps) {
  return <Parsed {...props} {...(values && { values: unparsed(values) })} />;
}

const unparsed = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
